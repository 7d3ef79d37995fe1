/** A row that has been read and judged by itself, ready to be written. */
export interface PlannedRow {
  sheet: string
  /** As Excel numbers it. */
  row: number
  values: Readonly<Record<string, unknown>>
}

/** What should be known of a row that is written all the same. */
export interface RowWarning extends Pick<PlannedRow, 'sheet' | 'row'> {
  why: string
}

/** What a workbook asks of one person. */
export interface PlannedPerson {
  /** Null for somebody new whose code is to be drawn. */
  code: string | null
  /** Null for somebody new. */
  id: number | null
  /** The card; none where only other sheets name the person. */
  card: PlannedRow | null
  /** With what somebody new begins: a reception, or what he was before, one after the other. */
  jobs: readonly PlannedRow[]
  /** Rows of the other sheets, in their order. */
  rows: readonly PlannedRow[]
  /** Whether the number of a decision by which he is taken in enters the register: where the sender may issue decisions. */
  decides?: boolean
}

/** A row that is wrong by itself, whatever is in the database. */
export interface FaultyRow {
  sheet: string
  row: number
  key: string | null
  errors: readonly string[]
}

/** What a workbook asks, as far as its rows are right by themselves. */
export interface Plan {
  people: readonly PlannedPerson[]
  faulty: readonly FaultyRow[]
}
