import type {
  operations as IdentityOperations,
  components as IdentityComponents,
} from './generated/identity.d.ts'
import { operations } from './generated/operations.ts'
import type {
  operations as ProductOperations,
  components as ProductComponents,
} from './generated/product.d.ts'

export { operations }
export { resourceOf, verbOf } from './operation-id.ts'
export { permissionNames, type PermissionName } from './generated/permissions.ts'

type Operations = ProductOperations & IdentityOperations

/** Which of the two APIs an operation belongs to. */
export type ApiName = 'product' | 'identity'

/** `<resource>.<verb>`, the word that runs from the description to the screen. */
export type OperationId = keyof typeof operations & keyof Operations

/** The first half of an operationId. */
export type ResourceName = FirstHalf<OperationId>

type FirstHalf<Id> = Id extends `${infer Resource}.${string}` ? Resource : never

/** All operations of one resource. */
export type OperationsOf<R extends string> = Extract<OperationId, `${R}.${string}`>

/** The schemas of both documents by name, e.g. `Schemas['Level']`. */
export type Schemas = ProductComponents['schemas'] & IdentityComponents['schemas']

type Present<T> = [T] extends [never] ? {} : T extends undefined ? {} : T

type PathOf<O> = O extends { parameters: { path: infer P } } ? { path: P } : {}
type QueryOf<O> = O extends { parameters: { query: infer Q } }
  ? { query: Q }
  : O extends { parameters: { query?: infer Q } }
    ? [Q] extends [never]
      ? {}
      : [Q] extends [undefined]
        ? {}
        : { query?: Exclude<Q, undefined> }
    : {}
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : O extends { requestBody?: infer R }
    ? [R] extends [undefined]
      ? {}
      : R extends { content: { 'application/json': infer B } }
        ? { body?: B }
        : {}
    : {}

/** Operations that take a form with files; sent by `upload`. */
export type FormOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { files: readonly string[] } ? Id : never
}[OperationId]

/** Operations that answer a file; fetched by `download`. */
export type FileOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { answersFile: true } ? Id : never
}[OperationId]

type FileNames<Id> = Id extends OperationId
  ? (typeof operations)[Id] extends { files: readonly (infer Name)[] }
    ? Name
    : never
  : never
type FormOf<Id, O> = O extends { requestBody: { content: { 'multipart/form-data': infer B } } }
  ? { body: { [Name in keyof B]: Name extends FileNames<Id> ? Blob : B[Name] } }
  : {}

/** Operations that `call` calls: those that neither take a form with files nor answer a file. */
export type CallableId = Exclude<OperationId, FormOperationId | FileOperationId>

/** Operations that take a form with files and answer data; called by `upload`. */
export type UploadId = Exclude<FormOperationId, FileOperationId>

/** What a call takes: `path`, `query`, `body`, each only where the operation has it. */
export type Input<Id extends OperationId> = Id extends OperationId
  ? Present<
      PathOf<Operations[Id]> & QueryOf<Operations[Id]> & BodyOf<Operations[Id]> & FormOf<Id, Operations[Id]>
    >
  : never

type Success<O> = O extends { responses: infer R }
  ? R extends { 201: { content: { 'application/json': infer A } } }
    ? A
    : R extends { 200: { content: { 'application/json': infer A } } }
      ? A
      : never
  : never

/** What a call answers: the `data` of its envelope. */
export type Data<Id extends OperationId> = Success<Operations[Id]> extends { data: infer D } ? D : never

/** Operations that can be called without any input. */
export type WithoutInput = { [Id in OperationId]: {} extends Input<Id> ? Id : never }[OperationId]
