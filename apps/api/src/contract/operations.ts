import { type ApiName, type OperationId, operations as operationIndex } from '@nhansu/sdk/contract'
import {
  type ApiDocument,
  type DeclaredAccess,
  type DocumentedOperation,
  documents,
  type LinkKind,
  type Parameter,
  type RequestBody,
  resolve,
  type Schema,
} from './document.ts'
import { type FormShape, formShape } from './form/form-shape.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One operation of the contract, with everything that the server needs to know about it. */
export interface Operation {
  id: OperationId
  api: ApiName
  method: Method
  /** As requested, with the API's prefix: `/api/levels/{id}`. */
  path: string
  resource: string
  verb: string
  summary: string
  access: DeclaredAccess
  /** By what a public operation finds its company; undefined where it needs none. */
  link: LinkKind | undefined
  /** Shown when a failure has nothing better to say; section 8 of the specification. */
  fallbackMessage: string | undefined
  parameters: readonly Parameter[]
  body: Schema | undefined
  /** True where a request without a body is as good as an empty one. */
  bodyMayMiss: boolean
  /** What a form with files may hold; undefined where the body is JSON. */
  form: FormShape | undefined
  /** Status and schema of the answer when all went well; a file has a media type instead of a schema. */
  success: { status: number; schema: Schema; mediaType: string }
  /** Schemas of the other declared answers, by status. */
  failures: ReadonlyMap<number, Schema>
  /** Key under `data` that holds the rows of a list. */
  rows: string | undefined
  /** Rights that the handlers of the resource ask of the session besides, for rows of some kinds. */
  rowNeeds: readonly string[]
  sortable: readonly string[]
  /** What columns of a list are headed, by their paths, where the title of the field is too long for it. */
  heads: Readonly<Record<string, string>>
  /** The field by which an import knows records that are there already. */
  key: string | undefined
  /** What a file that the operation makes is called, in Vietnamese. */
  title: string
  /** Its answer is made while it is being sent, from one snapshot that lasts until the end. */
  streamed: boolean
  /** False for a write that leaves no line in the audit trail: it has a history of its own. */
  trailed: boolean
  /** Seconds for which anybody may keep its answer; undefined where nobody may. */
  cacheSeconds: number | undefined
}

/** Every operation of one API, in the order of its document: the same objects on each call. */
export function operationsOf(api: ApiName): readonly Operation[] {
  const operations = known.get(api) ?? readOperations(api)
  known.set(api, operations)
  return operations
}

const known = new Map<ApiName, readonly Operation[]>()

function readOperations(api: ApiName): Operation[] {
  const document = documents[api]
  const prefix = document.servers[0]?.url ?? ''
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, documented]) => documented.operationId !== undefined)
      .map(([method, documented]) => readOperation(api, document, prefix + path, method, documented)),
  )
}

/** One operation by its name. */
export function operationNamed(id: OperationId): Operation {
  byName ??= new Map([...operationsOf('product'), ...operationsOf('identity')].map((each) => [each.id, each]))
  const found = byName.get(id)
  if (found === undefined) throw new Error(`${id} is not in the contract`)
  return found
}

let byName: ReadonlyMap<OperationId, Operation> | undefined

function readOperation(
  api: ApiName,
  document: ApiDocument,
  path: string,
  method: string,
  documented: DocumentedOperation,
): Operation {
  const { operationId, requestBody } = documented
  if (!isOperationId(operationId)) throw new Error(`${operationId} is not in the generated operation index`)
  const access = documented['x-access']
  if (access === undefined) throw new Error(`${operationId} declares no x-access`)
  const [resource = '', verb = ''] = operationId.split('.')
  const answers = Object.entries(documented.responses).map(
    ([status, answer]) => [Number(status), contentOf(resolve(document, answer))] as const,
  )
  const described = requestBody && resolve<RequestBody>(document, requestBody)
  const body = described && contentOf(described)
  const success = answers.find(([status]) => status < 300)
  if (success === undefined) throw new Error(`${operationId} declares no successful answer`)
  return {
    id: operationId,
    api,
    method: toMethod(method),
    path,
    resource,
    verb,
    summary: documented.summary ?? '',
    access,
    link: documented['x-link'],
    fallbackMessage: documented['x-fallback-message'],
    parameters: (documented.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)),
    body: body?.schema,
    bodyMayMiss: described !== undefined && described.required !== true,
    form: body?.mediaType === formType ? formShape(document, body.schema) : undefined,
    success: { status: success[0], ...success[1] },
    failures: new Map(
      answers.filter(([status]) => status >= 300).map(([status, { schema }]) => [status, schema]),
    ),
    rows: documented['x-rows'],
    rowNeeds: documented['x-row-needs'] ?? [],
    sortable: documented['x-sortable'] ?? [],
    heads: documented['x-heads'] ?? {},
    key: documented['x-key'],
    title: documented['x-title'] ?? '',
    streamed: documented['x-streamed'] ?? false,
    trailed: documented['x-trail'] ?? true,
    cacheSeconds: documented['x-cache-seconds'],
  }
}

const jsonType = 'application/json'
const formType = 'multipart/form-data'

/** The media type of a body or an answer: JSON, a form, or that of the file; where a file has several forms, the first. */
function contentOf({ content = {} }: { content?: Readonly<Record<string, { schema: Schema }>> }): {
  mediaType: string
  schema: Schema
} {
  const [[mediaType, { schema }] = [jsonType, { schema: {} }]] = Object.entries(content)
  return { mediaType, schema }
}

/** Whether the operation answers a file instead of an envelope. */
export function answersFile({ success }: Pick<Operation, 'success'>): boolean {
  return success.mediaType !== jsonType
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operationIndex, id)
}

function toMethod(method: string): Method {
  const upper = method.toUpperCase()
  if (upper === 'GET' || upper === 'POST' || upper === 'PUT' || upper === 'DELETE') return upper
  throw new Error(`the registrar knows no method ${upper}`)
}
