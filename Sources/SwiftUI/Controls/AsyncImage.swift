/// A picture from the network. A widget is drawn ahead of time and waits for nothing, as on Apple's platforms: what
/// stands for it until it arrives is what is shown.
public struct AsyncImage<Content: View>: View {
    let content: Content

    /// What `content` shows while nothing has arrived.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// The placeholder.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
        @ViewBuilder placeholder: () -> P
    ) where Content == ConditionalContent<I, P> {
        self.content = ConditionalContent(.second(placeholder()))
    }

    /// What stands for the picture.
    public var body: some View { content }
}

extension AsyncImage where Content == Color {
    /// A faint ground.
    public init(url: URL?, scale: CGFloat = 1) { content = Color.gray.opacity(0.3) }
}

/// How far a picture from the network has come.
public enum AsyncImagePhase {
    /// It has not arrived.
    case empty
    /// It is here.
    case success(Image)
    /// It will not come.
    case failure(any Error)

    /// The picture; nil where it is not here.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why it will not come; nil where it may.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
