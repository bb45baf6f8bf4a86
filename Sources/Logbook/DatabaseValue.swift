import CSQLite

extension Database {
    /// An argument of a statement.
    package enum Value: Hashable, Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob([UInt8])

        /// NULL for nil.
        package init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
        /// NULL for nil.
        package init(_ value: Int64?) { self = value.map { .integer($0) } ?? .null }
        /// NULL for nil; an empty text stays one.
        package init(_ value: String?) { self = value.map { .text($0) } ?? .null }
        /// NULL for nil, and by SQLite's own rule for NaN.
        package init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
        /// 1 or 0, since SQLite has no type for it.
        package init(_ value: Bool) { self = .integer(value ? 1 : 0) }

        func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
            switch self {
            case .null: return sqlite3_bind_null(statement, index)
            case .integer(let value): return sqlite3_bind_int64(statement, index, value)
            case .real(let value): return sqlite3_bind_double(statement, index, value)
            case .text(var value):
                return value.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        vistazo_sqlite_bind_text(statement, index, $0.baseAddress, UInt64($0.count))
                    }
                }
            case .blob(let bytes):
                return bytes.withUnsafeBytes {
                    vistazo_sqlite_bind_blob(statement, index, $0.baseAddress, UInt64($0.count))
                }
            }
        }
    }

    /// The present row of a query; valid only inside the closure it is handed to. Columns count from 0.
    package struct Row {
        let statement: OpaquePointer

        /// Whether it is NULL, as stored.
        package func isNull(_ column: Int32) -> Bool {
            sqlite3_column_type(statement, column) == SQLITE_NULL
        }

        /// 0 for NULL.
        package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
        /// 0 for NULL.
        package func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
        /// 0 for NULL.
        package func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
        /// False for NULL and 0.
        package func bool(_ column: Int32) -> Bool { sqlite3_column_int64(statement, column) != 0 }

        /// Empty for NULL; bytes that are not UTF-8 become U+FFFD.
        package func text(_ column: Int32) -> String {
            guard let bytes = sqlite3_column_text(statement, column) else { return "" }
            let count = Int(sqlite3_column_bytes(statement, column))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }

        /// Empty for NULL.
        package func blob(_ column: Int32) -> [UInt8] {
            guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
            let count = Int(sqlite3_column_bytes(statement, column))
            return Array(UnsafeRawBufferPointer(start: bytes, count: count))
        }

        /// nil for NULL.
        package func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }
        /// nil for NULL.
        package func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }
        /// nil for NULL.
        package func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }
        /// nil for NULL; an empty text stays one.
        package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
    }
}
