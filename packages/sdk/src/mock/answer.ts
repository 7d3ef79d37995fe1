import { jsonSchema, type FoundOperation, type Schema } from '../contract-document.ts'
import type { OperationLine } from '../operation-info.ts'
import { problemsOf } from '../schema-problems.ts'
import { exampleOf } from './example.ts'
import type { MockRecord, MockRecords } from './records.ts'

/** A request as the mock understands it. */
export interface MockRequest {
  id: string
  line: OperationLine & { readonly resource: string; readonly verb: string }
  found: FoundOperation
  path: Record<string, string>
  query: URLSearchParams
  body: unknown
}

/** What the mock answers; a file where there is no `data`. */
export interface MockAnswer {
  status: number
  data?: unknown
  message?: string
  errors?: Record<string, string[]>
  type?: string
}

const notFound: MockAnswer = {
  status: 404,
  data: null,
  message: 'Không tìm thấy dữ liệu. Có thể dữ liệu đã bị xóa hoặc bạn không được xem.',
}

/** Answers by the contract's examples, and by what was created, changed and deleted before. */
export function answerOf(request: MockRequest, records: MockRecords): MockAnswer {
  const { found } = request
  const wrong = wrongFields(request)
  if (wrong) return { status: 400, data: null, message: 'Một số thông tin chưa hợp lệ.', errors: wrong }
  const [status = '200', described] =
    Object.entries(found.described.responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = jsonSchema(described, found.follow)
  if (!schema) return fileOf(Number(status), found.follow(described))
  const envelope = exampleOf(schema, found.follow) as { data?: unknown }
  // The contract gives every answer data that is an object.
  const data = structuredClone((envelope.data ?? {}) as MockRecord)
  const act = verbs[request.line.verb]
  return act?.(request, data, records, Number(status)) ?? { status: Number(status), data }
}

type Verb = (
  request: MockRequest,
  data: MockRecord,
  records: MockRecords,
  status: number,
) => MockAnswer | undefined

/** The verbs of a standard set, which have a memory. */
const verbs: Readonly<Record<string, Verb>> = {
  list: ({ line, query }, data, records, status) => {
    const rows = data[line.rows ?? '']
    if (!Array.isArray(rows) || !isRecord(rows[0]) || !('id' in rows[0])) return undefined
    const [example] = rows
    const all = [...records.open(line.resource, () => ({ ...example, id: example['id'] })).values()]
    const found = sorted(searched(all, query), query.get('sort') ?? '')
    return { status, data: { ...data, ...pageOf(found, data, query, line.rows ?? '') } }
  },
  show: (request, data, records, status) =>
    withRecord(request, data, records, (key, record) => ({ status, data: { ...data, [key]: record } })),
  update: (request, data, records, status) =>
    withRecord(request, data, records, (key, record) => {
      const body = isRecord(request.body) ? request.body : {}
      if ('version' in body && 'version' in record && body['version'] !== record['version'])
        return { status: 409, data: { ...data, [key]: record }, message: 'Dữ liệu vừa thay đổi.' }
      const version = 'version' in record ? { version: Number(record['version']) + 1 } : {}
      Object.assign(record, fitting(request, key, record, body), version)
      return { status, data: { ...data, [key]: { ...record } } }
    }),
  store: (request, data, records, status) => {
    const { line, body } = request
    const key = recordKey(data)
    if (key === undefined || !isRecord(body)) return undefined
    // The key was found by its record.
    const example = data[key] as MockRecord
    const held = records.open(line.resource, () => ({ ...example }))
    const id = records.nextId(line.resource)
    const made = {
      ...example,
      ...fitting(request, key, example, body),
      id,
      ...('version' in example && { version: 1 }),
    }
    held.set(String(id), made)
    return { status, data: { ...data, [key]: { ...made } } }
  },
  destroy: ({ line, path }, data, records, status) => {
    if (path['id'] === undefined) return undefined
    records.open(line.resource, () => ({ id: Number(path['id']) }))
    return records.remove(line.resource, [path['id']]) === 0 ? notFound : { status, data }
  },
  destroyBulk: ({ line, body }, data, records, status) => {
    records.remove(line.resource, idsIn(body))
    return { status, data }
  },
  restore: ({ line, body, path }, data, records, status) => {
    records.restore(line.resource, path['id'] === undefined ? idsIn(body) : [path['id']])
    return { status, data }
  },
}

/** Of what was sent, the values that stand in a record just so: some fields are sent in another shape than they are shown. */
function fitting({ found }: MockRequest, key: string, record: MockRecord, body: MockRecord): MockRecord {
  const schema = shapeOfRecord(found, key)
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => problemsOf({ ...record, [name]: value }, schema, found.follow).length === 0,
    ),
  )
}

/** How a record is shown in the answer. */
function shapeOfRecord({ described, follow }: FoundOperation, key: string): Schema | undefined {
  const [, success] = Object.entries(described.responses).find(([code]) => code.startsWith('2')) ?? []
  const envelope = jsonSchema(success, follow)
  const data = envelope && follow(partsOf(follow(envelope))['data'])
  return data && partsOf(data)[key]
}

function partsOf(schema: Schema): Record<string, Schema> {
  // The parts of an object in JSON Schema are schemas by their names.
  return (schema['properties'] ?? {}) as Record<string, Schema>
}

function withRecord(
  { line, path }: MockRequest,
  data: MockRecord,
  records: MockRecords,
  then: (key: string, record: MockRecord) => MockAnswer,
): MockAnswer | undefined {
  const key = recordKey(data)
  if (key === undefined || path['id'] === undefined) return undefined
  const held = records.open(line.resource, () => ({ ...(data[key] as MockRecord) }))
  const record = held.get(path['id'])
  return record ? then(key, completed(record, data[key])) : notFound
}

/** A list's row may know less than the record that is shown; what is missing is as the contract shows it. */
function completed(record: MockRecord, example: unknown): MockRecord {
  for (const [name, value] of Object.entries(example as MockRecord))
    if (!(name in record)) record[name] = value
  return record
}

/** The key in an answer's data under which its record stands. */
function recordKey(data: MockRecord): string | undefined {
  return Object.keys(data).find((name) => isRecord(data[name]) && 'id' in data[name])
}

function pageOf(rows: readonly MockRecord[], data: MockRecord, query: URLSearchParams, key: string) {
  const meta = isRecord(data['meta']) ? data['meta'] : {}
  if (query.get('pagination') !== 'true') return { [key]: rows, ...('meta' in data && { meta }) }
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 30)]
  const pagination = {
    ...(isRecord(meta['pagination']) && meta['pagination']),
    total: rows.length,
    count: Math.max(0, Math.min(size, rows.length - (page - 1) * size)),
    per_page: size,
    current_page: page,
    total_pages: Math.max(1, Math.ceil(rows.length / size)),
  }
  const known = isRecord(meta['pagination']) ? Object.keys(meta['pagination']) : Object.keys(pagination)
  const kept = Object.fromEntries(Object.entries(pagination).filter(([name]) => known.includes(name)))
  return { [key]: rows.slice((page - 1) * size, page * size), meta: { ...meta, pagination: kept } }
}

function searched(rows: readonly MockRecord[], query: URLSearchParams): MockRecord[] {
  const search: unknown = JSON.parse(query.get('search') ?? '{}')
  const words = isRecord(search) ? textOf(search['value']).toLowerCase() : ''
  return rows.filter((row) => Object.values(row).some((value) => textOf(value).toLowerCase().includes(words)))
}

/** What a search looks at: texts and numbers. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function sorted(rows: MockRecord[], sort: string): MockRecord[] {
  const [first = ''] = sort.split(',')
  const [field, sign] = first.startsWith('-') ? [first.slice(1), -1] : [first, 1]
  if (field === '') return rows
  return rows.toSorted(
    (one, other) => sign * String(one[field]).localeCompare(String(other[field]), 'vi', { numeric: true }),
  )
}

function idsIn(body: unknown): readonly unknown[] {
  const list = isRecord(body) ? Object.values(body).find(Array.isArray) : undefined
  return (list as readonly unknown[] | undefined) ?? []
}

function wrongFields({ found, body }: MockRequest): Record<string, string[]> | undefined {
  const schema = jsonSchema(found.described.requestBody, found.follow)
  if (!schema) return undefined
  const problems = problemsOf(body ?? {}, schema, found.follow)
  return problems.length === 0
    ? undefined
    : Object.fromEntries(problems.map(({ place, says }) => [place, [`Giá trị chưa hợp lệ (${says}).`]]))
}

function fileOf(status: number, described: Schema): MockAnswer {
  const [type = 'application/octet-stream'] = Object.keys(described['content'] ?? {})
  return { status, type }
}

export function isRecord(value: unknown): value is MockRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
