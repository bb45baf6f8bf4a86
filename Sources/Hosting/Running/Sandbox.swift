import CSpawn

/// What the kernel can do to confine what a program writes (Landlock, landlock(7)).
package enum Sandbox {
    /// Landlock's version; 0 where the kernel has none or it is switched off. From 2 on files may be moved between
    /// the folders allowed, from 3 on truncating is confined too, from 6 on signals to other processes.
    package static var version: Int { Int(vistazo_sandbox_version()) }

    /// Whether a run that asks for a sandbox can be started at all: without one it is refused.
    package static var isAvailable: Bool { version > 0 }
}
