import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { hasStray, tagsIn } from '../../docx/paragraph.ts'
import type { Block } from '../../paper.ts'

/** So many fields and lines clauses may have: a contract of twenty pages has fewer. */
const mostFields = 200
const mostLines = 400
const mostFaults = 20
const longestName = 60

/** Signs that nobody types and that would end a line or do worse; a line break is none. */
const controls = /[^\P{Cc}\n]/u
/** Joiners, marks of direction and fillers, which come along from other programs. */
const unseen = /\p{Cf}/gu

/** What a record says in the fields of its clauses. */
export interface ClauseFacts {
  values: Readonly<Record<string, string>>
  /** The fields that this record lacks, whatever stands in their values: dots are for what is to be filled in by hand. */
  lacking: ReadonlySet<string>
}

/**
 * Clauses as they are kept: composed letters, a paragraph for each line, nothing unseen.
 * @param fields what they may name
 * @throws ApiFailure 400 at `content` with everything that is wrong with them
 */
export function checkedClauses(content: string, fields: Readonly<Record<string, string>>): string {
  const lines = content
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseen, '')
    .split('\n')
    .map((line) => line.trim())
  const faults = faultsOf(lines, fields)
  if (faults.length === 0) return lines.join('\n').trim()
  const rest = faults.length - mostFaults
  throw invalidInput({
    content: [...faults.slice(0, mostFaults), ...(rest > 0 ? [`Và ${rest} lỗi khác.`] : [])],
  })
}

function faultsOf(lines: readonly string[], fields: Readonly<Record<string, string>>): string[] {
  const written = lines.filter((line) => line !== '')
  if (written.length === 0) return ['Vui lòng nhập Nội dung điều khoản.']
  if (written.length > mostLines) return [`Nội dung có ${written.length} dòng, tối đa ${mostLines} dòng.`]
  const names = written.flatMap((line) => tagsIn(line).map(({ name }) => name))
  if (names.length > mostFields) return [`Nội dung có ${names.length} trường, tối đa ${mostFields} trường.`]
  const controlled = lines.flatMap((line, at) =>
    controls.test(line)
      ? [`Dòng ${at + 1} có ký tự điều khiển không in được. Hãy xóa dòng này rồi gõ lại.`]
      : [],
  )
  const stray = lines.flatMap((line, at) =>
    hasStray(line) ? [`Dấu { hoặc } ở dòng ${at + 1} không thành trường. Hãy viết đủ {Tên trường}.`] : [],
  )
  const unknown = [...new Set(names)].filter((name) => !Object.hasOwn(fields, name))
  return [
    ...controlled,
    ...stray,
    ...unknown.map(
      (name) => `Không có trường {${short(name)}}. Hãy chèn trường từ danh sách của loại giấy này.`,
    ),
  ]
}

/**
 * The paragraphs that clauses become, a line each. A line that names what the record lacks, or what is empty, is left out;
 * values are text, whatever they look like.
 * @throws ApiFailure 409 for a field that the product does not know any more: a contract does not go out with other words
 */
export function clauseLines(content: string, { values, lacking }: ClauseFacts): Block[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line): Block[] => {
    const tags = tagsIn(line)
    const gone = tags.find(({ name }) => !Object.hasOwn(values, name) && !lacking.has(name))
    if (gone !== undefined) {
      throw new ApiFailure(
        409,
        `Nội dung riêng của công ty có trường {${short(gone.name)}} không còn dùng được. Hãy sửa ở trang Mẫu giấy tờ.`,
      )
    }
    if (tags.some(({ name }) => lacking.has(name) || values[name] === '')) return []
    return [{ kind: 'paragraph', text: filled(line, tags, values) }]
  })
}

/** The words of a line with its tags replaced at once, so that no value is taken for a tag. */
function filled(line: string, tags: ReturnType<typeof tagsIn>, values: ClauseFacts['values']): string {
  const parts: string[] = []
  let at = 0
  for (const { name, start, end } of tags) {
    parts.push(line.slice(at, start), values[name] ?? '')
    at = end
  }
  return [...parts, line.slice(at)].join('')
}

function short(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}
