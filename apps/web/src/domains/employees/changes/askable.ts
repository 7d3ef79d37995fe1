import type { Schemas } from '@nhansu/sdk/contract'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField, AnyRow } from '#web/kit/resource/define-resource.ts'
import type { GroupSection } from '../groups/file-group.ts'
import type { RowSet } from '../rows/row-sets.ts'

type Setting = Schemas['RequestChangeSetting']
type Value = string | number | boolean | null

/** How fields may be changed by their owner, by the path without the row. */
export type Settings = ReadonlyMap<string, Setting>

/** One change as it is sent. */
export interface Change {
  path: string
  new_value: Value
}

/** A section of the form with the fields that its owner may ask for. */
export interface AskedSection {
  title: string
  fields: readonly AnyField[]
  form?: GroupSection['form']
}

const hints = { self: 'Cập nhật ngay khi gửi.', review: 'Cần duyệt.', hr: '' } as const

/** What stands under a field: how its change is taken, and whether evidence is asked for. */
function hintOf({ mode, needs_evidence }: Setting): string {
  return mode === 'review' && needs_evidence ? 'Cần duyệt, kèm minh chứng.' : hints[mode]
}

/** The sections of a part with what may be asked for; one with nothing is left out. */
export function askedSections(sections: readonly GroupSection[], settings: Settings): AskedSection[] {
  return sections.flatMap(({ title, fields, form }): AskedSection[] => {
    const asked = fields.flatMap((field) => askedField(field, settings.get(field.field)))
    if (asked.length === 0) return []
    // A form of its own draws all its fields, so they are all there.
    return form ? [{ title, fields, form }] : [{ title, fields: asked }]
  })
}

/** The fields of a row under their names in the form. */
export function rowFields(set: RowSet, row: string, settings: Settings): AnyField[] {
  return set.fields.flatMap((field) =>
    askedField(field, settings.get(`${set.key}.${field.field}`)).map((asked) => ({
      ...asked,
      field: nameOf(`${set.key}.${row}.${field.field}`),
    })),
  )
}

function askedField(field: AnyField, setting: Setting | undefined): AnyField[] {
  if (setting === undefined || setting.mode === 'hr' || !setting.is_shown) return []
  return [{ ...field, hint: [field.hint, hintOf(setting)].filter(Boolean).join(' ') }]
}

/** A path as the form's name of its field: dots would nest the form's values. */
export function nameOf(path: string): string {
  return path.replaceAll('.', ':')
}

/** What the form begins with for a row that is there. */
export function rowStart(fields: readonly AnyField[], row: AnyRow): FormValues {
  const columns = fields.map((field) => ({ ...field, field: field.field.split(':')[2] ?? field.field }))
  const values = startValues(columns, row)
  return Object.fromEntries(fields.map(({ field }) => [field, values[field.split(':')[2] ?? field] ?? null]))
}

/** What differs between the form and the file; of rows to come what is filled in, of rows to go the row alone. */
export function changesIn(
  names: readonly string[],
  start: FormValues,
  now: FormValues,
  removed: ReadonlySet<string>,
): Change[] {
  const changed = names.flatMap((name): Change[] => {
    const path = name.replaceAll(':', '.')
    if (removed.has(path.split('.').slice(0, 2).join('.'))) return []
    const [before, after] = [plain(start[name]), plain(now[name])]
    const isBlank = /\.new-/.test(path) && (after === null || after === false)
    return before === after || isBlank ? [] : [{ path, new_value: after }]
  })
  return [...changed, ...[...removed].map((path) => ({ path, new_value: null }))]
}

/** An empty text is nothing to the contract. */
function plain(value: FormValues[string] | undefined): Value {
  if (typeof value === 'string') return value.normalize('NFC').trim() || null
  // No field of these forms holds several values.
  return (value ?? null) as Value
}
