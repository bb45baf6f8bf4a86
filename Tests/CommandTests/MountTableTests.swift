import Testing

@testable import vistazo

@Suite struct MountTableTests {
    private static let table = MountTable(
        """
        /dev/sda1 / ext4 rw 0 0
        server:/home /home nfs4 rw 0 0
        /dev/sdb1 /home/me/local\\040disk xfs rw 0 0
        me@host: /mnt/far fuse.sshfs rw 0 0
        /dev/sdc1 /mnt/windows fuse.ntfs-3g rw 0 0
        //nas/x /mnt/over cifs rw 0 0
        tmpfs /mnt/over tmpfs rw 0 0
        odd
        """)

    @Test(
        arguments: [
            ("/nonexistent/x", nil), ("/home/nobody-here/data", "nfs4"), ("/homely/x", nil),
            ("/home/me/local disk/data", nil), ("/mnt/far/x", "fuse.sshfs"), ("/mnt/windows/x", nil),
            ("/mnt/over/x", nil),
        ] as [(String, String?)])
    func `what lies on another machine is told from what does not`(path: String, type: String?) {
        #expect(Self.table.network(of: path) == type)
    }

    @Test func `without a table nothing is far away`() {
        #expect(MountTable("").network(of: "/") == nil)
    }

    @Test(arguments: [(0, "0 B"), (2047, "2047 B"), (2048, "2 KiB"), (5 << 30, "5 GiB"), (3 << 20, "3 MiB")])
    func `sizes are whole ones of a unit of which there are at least two`(bytes: Int, text: String) {
        #expect(FileFacts.text(bytes: bytes) == text)
    }
}
