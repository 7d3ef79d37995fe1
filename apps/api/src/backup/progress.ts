/** Counts what has gone by and tells a person now and then. */
export interface Progress {
  table: (name: string, rows: number) => void
  file: (bytes: number) => void
  /** What has gone by so far, as the end of a sentence. */
  total: () => string
}

const EVERY_MS = 2_000

/**
 * A count of tables, rows and files.
 * @param doing begins each line: 'Đã đọc'
 */
export function progressOf(doing: string, report: (line: string) => void): Progress {
  const seen = { tables: 0, rows: 0, files: 0, bytes: 0 }
  let told = Date.now()
  const total = () => {
    const files = seen.files > 0 ? `, ${grouped(seen.files)} tệp (${megabytes(seen.bytes)})` : ''
    return `${seen.tables} bảng, ${grouped(seen.rows)} dòng${files}`
  }
  const tell = () => {
    if (Date.now() - told < EVERY_MS) return
    told = Date.now()
    report(`${doing} ${total()}…`)
  }
  return {
    table(_, rows) {
      seen.tables += 1
      seen.rows += rows
      tell()
    },
    file(bytes) {
      seen.files += 1
      seen.bytes += bytes
      tell()
    },
    total,
  }
}

/** '12,3 MB'. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('vi', { maximumFractionDigits: 1 })} MB`
}

function grouped(number: number): string {
  return number.toLocaleString('vi')
}
