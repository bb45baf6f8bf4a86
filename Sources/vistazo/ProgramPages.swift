import Glibc

/// The pages of the program's own file that are in memory: code and constants, which can be read again at any time.
enum ProgramPages {
    /// Lets them go, once what only starting needed has been done: those that are needed come back, sixteen at a time,
    /// as they are asked for, and the others do not count as ours any more.
    ///
    /// What the program has written to is never touched: a segment that may be written is left alone.
    static func letGo() {
        dl_iterate_phdr(
            { info, _, _ in
                guard let info = info?.pointee, let headers = info.dlpi_phdr else { return 1 }
                let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
                for index in 0..<Int(info.dlpi_phnum) {
                    let header = headers[index]
                    guard header.p_type == PT_LOAD, header.p_flags & UInt32(PF_W) == 0 else { continue }
                    // Whole pages only: the last may be shared with a segment that is written to.
                    let start = UInt(info.dlpi_addr) + UInt(header.p_vaddr)
                    let first = (start + page - 1) / page * page
                    let end = (start + UInt(header.p_filesz)) / page * page
                    guard end > first, let address = UnsafeMutableRawPointer(bitPattern: first) else {
                        continue
                    }
                    madvise(address, Int(end - first), MADV_DONTNEED)
                }
                // The first is the program itself; libraries are others' too.
                return 1
            }, nil)
    }
}
