/** A paper as the correspondence system has it, checked: every text is of a length that a document holds. */
export interface Paper {
  /** Its code there, as that system writes it. */
  code: string
  number: string
  summary: string
  /** `YYYY-MM-DD`. */
  issue_date: string
  effective_date: string | null
  signer: string | null
  signer_title: string | null
  issued_by: string | null
  files: { name: string; size: number }[]
}

const day = /^\d{4}-\d{2}-\d{2}$/
const mostFiles = 20

/**
 * Reads what the system answered.
 * @param code the one that was asked for; a paper of another code is no answer
 * @returns undefined for whatever is not exactly such a paper
 */
export function readPaper(answer: unknown, code: string): Paper | undefined {
  if (!isObject(answer) || !isObject(answer['document'])) return undefined
  const { document } = answer
  const text = (field: string, most: number) => textOf(document[field], most)
  const optional = (field: string, most: number) =>
    document[field] === undefined || document[field] === null ? null : text(field, most)
  const files = filesOf(document['files'] ?? [])
  const paper = {
    code: text('code', 100),
    number: text('number', 100),
    summary: text('summary', 1000),
    issue_date: dayOf(document['issue_date']),
    effective_date: document['effective_date'] == null ? null : dayOf(document['effective_date']),
    signer: optional('signer', 100),
    signer_title: optional('signer_title', 200),
    issued_by: optional('issued_by', 200),
    files,
  }
  if (Object.values(paper).includes(undefined)) return undefined
  // Nothing of it is undefined any more.
  const whole = paper as Paper
  return sameCode(whole.code, code) ? whole : undefined
}

function sameCode(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase()
}

function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // Marks that nobody can see could make one code look like another.
  const text = value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return text === '' || text.length > most ? undefined : text
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !day.test(value)) return undefined
  const at = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? undefined : value
}

function filesOf(value: unknown): Paper['files'] | undefined {
  if (!Array.isArray(value) || value.length > mostFiles) return undefined
  const files = value.map((file: unknown) => {
    if (!isObject(file)) return undefined
    const name = textOf(file['name'], 150)
    const { size } = file
    const isSize = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0
    return name === undefined || !isSize ? undefined : { name, size }
  })
  // As many are left as there were when none of them was wrong.
  const known = files.filter((file) => file !== undefined)
  return known.length === files.length ? known : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
