import type { Input, Schemas } from '@nhansu/sdk/contract'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

type Papers = NonNullable<Input<'procedures.finish'>['body']['papers']>

const prefix = 'paper_'

/** A field for each file of a candidate: the type of document that it becomes in the employee's file, none to leave it where it is. */
export function paperFields(files: Schemas['Candidate']['files'] = []): readonly AnyField[] {
  return files.map(({ id, name }) => ({
    field: `${prefix}${id}`,
    label: name,
    input: { reference: 'documentTypes' },
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
