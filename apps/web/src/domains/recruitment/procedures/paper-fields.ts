import type { Input, Schemas } from '@nhansu/sdk/contract'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { query } from '#web/session/queries.ts'

type Papers = NonNullable<Input<'procedures.finish'>['body']['papers']>

const prefix = 'paper_'

/** The types of documents that papers may get: those in use, but for decisions and what only others may know of. */
export function typesForPapers(knowsSensitive: boolean) {
  const is = (value: boolean) => ({ operator: 'equal' as const, value })
  const filter = {
    is_active: is(true),
    is_decision: is(false),
    ...(!knowsSensitive && { is_sensitive: is(false) }),
  }
  return query('documentTypes.list', { query: { filter, sort: 'name', pagination: false } })
}

/** A field for each file of a candidate: the type of document that it becomes in the employee's file, none to leave it where it is. */
export function paperFields(
  files: Schemas['Candidate']['files'] = [],
  types: readonly Pick<Schemas['DocumentType'], 'id' | 'name'>[] = [],
): readonly AnyField[] {
  if (types.length === 0) return []
  const labels = Object.fromEntries(types.map(({ id, name }) => [id, name]))
  return files.map(({ id, name }) => ({
    field: `${prefix}${id}`,
    label: name,
    input: { labels },
    hint: 'Chọn loại tài liệu để đưa vào hồ sơ nhân viên; để trống thì không đưa.',
  }))
}

/** What was chosen for the files, as the contract takes it; @returns the other values beside it */
export function withPapers(values: Readonly<Record<string, unknown>>): {
  papers: Papers
  others: Record<string, unknown>
} {
  const isPaper = ([field]: [string, unknown]) => field.startsWith(prefix)
  const all = Object.entries(values)
  return {
    papers: all.filter(isPaper).flatMap(([field, type]) => {
      const file = Number(field.slice(prefix.length))
      return typeof type === 'number' ? [{ file_id: file, document_type_id: type }] : []
    }),
    others: Object.fromEntries(all.filter((entry) => !isPaper(entry))),
  }
}
