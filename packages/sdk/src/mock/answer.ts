import { isRecord } from '../error-from-answer.ts'
import { jsonSchema } from '../contract-document.ts'
import { type Problem, problemsOf } from '../schema-problems.ts'
import * as acts from './acts.ts'
import { exampleOf } from './example.ts'
import { keysIn, memoryShapes, type MemoryShape, ownerOf } from './memory-shape.ts'
import type { MockRecords } from './records.ts'
import type { MockAnswer, MockRequest } from './request.ts'
import { successOf } from './schema-parts.ts'

/** Answers by the contract's examples, and by what was created, changed and deleted before. */
export function answerOf(request: MockRequest, records: MockRecords): MockAnswer {
  const { found } = request
  const wrong = [...wrongParameters(request), ...wrongFields(request)]
  if (wrong.length > 0) return refused(wrong)
  const { status, schema } = successOf(found)
  if (!schema) return { status, type: typeOfFile(request, status) }
  const example = exampleOf(schema, found.follow)
  const data = isRecord(example) && isRecord(example['data']) ? structuredClone(example['data']) : {}
  const shape = memoryShapes.get(request.resource)
  const act = shape && actOf(request, shape)
  return act ? act({ ...request, records }, shape, { status, data }) : { status, data }
}

/** Verbs that write several rows at once. */
const TOGETHER = /^(storeBulk|updateBulk|bulk|save)$/

/** What an operation does with the records of its resource, by its method, path and answer; undefined for nothing. */
export function actOf(asked: MockRequest, shape: MemoryShape): acts.Act | undefined {
  const { found, verb, body } = asked
  const { record, rows } = keysIn(found, shape)
  const isNamed = acts.wordIn(asked, shape) !== undefined
  const isOnly = shape.identity === undefined
  if (found.method === 'GET') {
    if (rows !== undefined) return acts.list
    return record !== undefined && (isNamed || isOnly) ? acts.show : undefined
  }
  if (verb === 'restore') return acts.restore
  if (found.method === 'DELETE' && found.path === shape.item) return acts.remove
  if (/^(destroyBulk|erase|release)$/.test(verb) && !isNamed && acts.idsIn(body).length > 0)
    return acts.removeMany
  // Lists in the body of what there is only one of are parts of that one.
  if (TOGETHER.test(verb) && !isOnly && (rows !== undefined || acts.rowsIn(body).length > 0))
    return acts.writeTogether
  if (record === undefined && rows === undefined) return undefined
  if (isOnly) return acts.change
  const isNew = successOf(found).status === 201 && found.described.requestBody !== undefined
  if (isNamed) return verb === 'copy' || (isNew && !takesForm(asked)) ? acts.copy : acts.change
  if (verb === 'store' || successOf(found).status === 201) return acts.create
  // An id in its path is that of something else.
  return found.path.includes('{', ownerOf(shape.collection).length) ? undefined : acts.put
}

function takesForm({ found }: MockRequest): boolean {
  const { content } = found.follow(found.described.requestBody)
  return isRecord(content) && 'multipart/form-data' in content
}

function refused(problems: readonly Problem[]): MockAnswer {
  const errors = Object.fromEntries(
    problems.map(({ place, says }) => [place, [`Giá trị chưa hợp lệ (${says}).`]]),
  )
  return { status: 400, data: null, message: 'Một số thông tin chưa hợp lệ.', errors }
}

function wrongFields({ found, body }: MockRequest): Problem[] {
  const schema = jsonSchema(found.described.requestBody, found.follow)
  return schema ? problemsOf(body ?? {}, schema, found.follow) : []
}

/** Parameters of the query that are missing; search and filter that are not as the contract says. */
function wrongParameters({ found, query }: MockRequest): Problem[] {
  const { described, follow } = found
  return (described.parameters ?? []).map(follow).flatMap((parameter) => {
    const name = String(parameter['name'])
    const given = parameter['in'] === 'query' ? query.get(name) : undefined
    if (given === null && parameter['required'] === true) return [{ place: name, says: 'is missing' }]
    const schema = jsonSchema(parameter, follow)
    return schema && typeof given === 'string' ? problemsOf(parsed(given), schema, follow, name) : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function typeOfFile({ found: { described, follow } }: MockRequest, status: number): string {
  const content = follow(described.responses[String(status)])['content']
  return Object.keys(content ?? {})[0] ?? 'application/octet-stream'
}
