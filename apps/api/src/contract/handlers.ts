import type {
  Data,
  FileOperationId,
  FormOperationId,
  Input,
  OperationId,
  operations,
  OperationsOf,
  ResourceName,
} from '@nhansu/sdk/contract'
import type { Database } from '../db/connect.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { GrantedScope } from './access.ts'
import type { AuditEntry } from './audit.ts'
import type { FileAnswer } from './file-answer.ts'
import type { ReceivedFile } from './form/received-file.ts'
import type { Operation } from './operations.ts'
import type { Services } from './services.ts'
import type { CompanySession, Session } from './session.ts'

/** Who calls from where, for the audit trail and against guessing. */
export interface Caller {
  requestId: string
  /** IP address; an IPv4 address is never in its IPv6 form. */
  address: string
  /** User agent, cut to what is worth keeping. */
  browser: string | null
  cookies: Readonly<Record<string, string>>
  /** Whether the browser came over https, directly or by way of a proxy. */
  secure: boolean
}

/**
 * What the deed of an operation asks of whoever does it in one transaction of a company: a request has it, and so has
 * background work that does the same deed for the person who asked for it.
 */
export interface DeedContext extends CompanyTransaction {
  operation: Operation
  session: Pick<CompanySession, 'userId' | 'companyId' | 'employeeId' | 'unitIds'>
  /** The rows and fields that the guard let through. */
  scopes: readonly GrantedScope[]
  caller: Pick<Caller, 'requestId'>
  /** Writes to the append-only trail, with the transaction. A write that names nothing is recorded all the same. */
  audit: (entry: AuditEntry) => void
  /** What has been told to the trail so far; a preview takes back what it told, as it does with its rows. */
  noted?: AuditEntry[]
}

/** What a handler of the product API gets beside its input: one transaction in the company of the session. */
export interface ProductContext extends DeedContext, Services {
  session: CompanySession
  caller: Caller
  /** The token of the session, for what must end with it. */
  token: string
}

/** What a handler of the identity API or of a public operation gets; it opens its own transactions, if any. */
export interface IdentityContext extends Services {
  database: Database
  /** Null on public operations only. */
  session: Session | null
  /** The token of the session. */
  token: string | null
  caller: Caller
  /** Adds a header to the answer. */
  answerHeader: (name: string, value: string) => void
}

/**
 * What a handler of an operation with `x-link` gets: one transaction of the company that the stranger's link leads to,
 * behind both walls. Nobody is signed in; the trail says by which kind of link somebody came.
 */
export interface LinkContext extends CompanyTransaction, Services {
  operation: Operation
  /** The campaign, the application or the person of a course that the link stands for. */
  recordId: number
  caller: Caller
  /** Writes to the append-only trail, with the transaction. A write that names nothing is recorded all the same. */
  audit: (entry: AuditEntry) => void
}

/** What a handler takes: the files of a form have arrived by then. */
export type Received<Id extends OperationId> = Id extends FormOperationId
  ? Omit<Input<Id>, 'body'> & { body: ArrivedFiles<BodyOf<Id>> }
  : Input<Id>
type BodyOf<Id extends OperationId> = Input<Id> extends { body: infer B } ? B : never
type ArrivedFiles<B> = { [Name in keyof B]: B[Name] extends Blob | undefined ? ReceivedFile : B[Name] }

/** What a handler gives: `data`, or a file where the contract says so. */
export type Answered<Id extends OperationId> = Id extends FileOperationId ? FileAnswer : Data<Id>

export type ContextOf<Id extends OperationId> = (typeof operations)[Id] extends { link: string }
  ? LinkContext
  : (typeof operations)[Id] extends { api: 'identity' } | { isPublic: true }
    ? IdentityContext
    : ProductContext

/** One operation: answers `data` or throws an `ApiFailure`. */
export type Handler<Id extends OperationId> = (
  input: Received<Id>,
  context: ContextOf<Id>,
) => Promise<Answered<Id>>

/** All operations of a resource; one that is missing, or answers another shape, does not compile. */
export type Handlers<R extends ResourceName> = { [Id in OperationsOf<R>]: Handler<Id> }

/** Handlers as the registrar sees them: the contract's validators stand where the types stood. */
export type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>

/** What a file of `domains/` exports as its default. */
export interface ResourceHandlers {
  readonly resource: ResourceName
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

/** Declares how the operations of a resource are carried out. */
export function defineOperations<R extends ResourceName>(
  resource: R,
  handlers: Handlers<R>,
): ResourceHandlers {
  // The registrar hands each handler the input and context of its own operation, which no type can say of a table.
  return { resource, handlers: handlers as unknown as Record<string, AnyHandler> }
}

export function isResourceHandlers(exported: unknown): exported is ResourceHandlers {
  return typeof exported === 'object' && exported !== null && 'resource' in exported && 'handlers' in exported
}
