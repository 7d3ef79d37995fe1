import type { AnyRow } from '#web/kit/resource/define-resource.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

/** How rows of a record are saved: each by itself, with its own version. */
export interface RowCalls {
  store: (values: FormValues) => Promise<unknown>
  /** Changes these values of a row, starting from its version. */
  update: (row: AnyRow, values: FormValues) => Promise<unknown>
  destroy: (row: AnyRow) => Promise<unknown>
  /** Brings back a row that was deleted a moment ago. */
  restore: (row: AnyRow) => Promise<unknown>
  /** The row as somebody else has saved it meanwhile, where that is why a save failed. */
  newer: (error: unknown) => AnyRow | undefined
  /** Opens the dotted fields of a row. */
  reveal?: (row: AnyRow, fields: readonly string[]) => Promise<Readonly<Record<string, unknown>>>
}

/** What a row says of the fields that it leaves out. */
export function hiddenFields(row: AnyRow): { masked: readonly string[]; dotted: readonly string[] } {
  return { masked: namesIn(row['masked_fields']), dotted: namesIn(row['dotted_fields']) }
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** What is allowed and looks wrong, in sentences. */
export function warningsOf(row: AnyRow): readonly string[] {
  const { warnings } = row
  if (!Array.isArray(warnings)) return []
  return (warnings as readonly { text?: unknown }[]).map(({ text }) => String(text))
}
