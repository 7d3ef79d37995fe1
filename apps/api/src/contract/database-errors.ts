import { sql } from 'kysely'
import type { Database } from '../db/connect.ts'
import { usedBy } from '../used-by.ts'
import { documents, resolve, type Schema } from './document.ts'
import { ruleWords } from './rule-words.ts'
import { ApiFailure, invalidInput, unavailable } from './failure.ts'
import type { Operation } from './operations.ts'

/** What pg tells of a failed statement or a lost connection. */
interface DatabaseError extends Error {
  code?: string
  /** The table whose rows break a rule. */
  table?: string
  constraint?: string
}

/** Where the definition of a broken constraint is looked up. */
type Asked = Pick<Database, 'kysely'>

type Reply = (error: DatabaseError, operation: Operation, database: Asked) => ApiFailure | Promise<ApiFailure>

const badValue: Reply = () => new ApiFailure(400, 'Có giá trị không hợp lệ trong dữ liệu gửi lên.')
const tryAgain: Reply = () => unavailable(1)
const tooSlow: Reply = () =>
  new ApiFailure(503, 'Yêu cầu mất quá nhiều thời gian. Vui lòng thu hẹp điều kiện rồi thử lại.', {
    retryAfter: 5,
  })

/** By SQLSTATE, https://www.postgresql.org/docs/18/errcodes-appendix.html. */
const replies: Readonly<Record<string, Reply>> = {
  '23505': alreadyTaken,
  '23503': brokenReference,
  '23514': brokenRule,
  '23P01': brokenRule,
  '23502': badValue,
  '22001': badValue,
  '22003': badValue,
  '22007': badValue,
  '22008': badValue,
  '22021': badValue,
  '22P02': badValue,
  '22P05': badValue,
  '40001': tryAgain,
  '40P01': tryAgain,
  '55P03': tryAgain,
  '57014': tooSlow,
  '25P03': tooSlow,
}

/** Classes of SQLSTATE in which the database itself is away, full or going down. */
const awayClasses = new Set(['08', '53', '57'])
/** How Node and pg tell of a connection that is gone or could not be had in time. */
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
const awayMessages =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/

/** The failure that an error of the database means to the user; undefined for what is no such error. */
export function databaseFailure(
  thrown: unknown,
  operation: Operation,
  database: Asked,
): ApiFailure | Promise<ApiFailure> | undefined {
  if (!(thrown instanceof Error)) return undefined
  const error: DatabaseError = thrown
  const reply = replies[error.code ?? '']
  if (reply) return reply(error, operation, database)
  return isAway(error) ? unavailable() : undefined
}

/** Whether two transactions stood in each other's way, so that the same would go through a moment later. */
export function isContention(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const error: DatabaseError = thrown
  return replies[error.code ?? ''] === tryAgain
}

/** The sentence for a rule of the database that is broken; undefined where the rule has no words of its own. */
export function brokenRuleText(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined
  const error: DatabaseError = thrown
  return ruleWords[error.constraint ?? '']?.text
}

/** Whether what was thrown says that the database itself is away, which no other statement would find otherwise. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const error: DatabaseError = thrown
  return replies[error.code ?? ''] === undefined && isAway(error)
}

/** Whether the error says that the database cannot be reached right now. */
function isAway({ code = '', message }: DatabaseError): boolean {
  return (
    awayCodes.has(code) ||
    (code.length === 5 && awayClasses.has(code.slice(0, 2))) ||
    awayMessages.test(message)
  )
}

/** A rule of the database that has words says them at its field; the others can only be broken past the contract. */
function brokenRule(error: DatabaseError, operation: Operation, database: Asked) {
  return saidByRule(error, operation) ?? badValue(error, operation, database)
}

function saidByRule({ constraint = '' }: DatabaseError, operation: Operation): ApiFailure | undefined {
  const rule = ruleWords[constraint]
  if (rule === undefined) return undefined
  const { properties = {} } = resolve<Schema>(documents[operation.api], operation.body ?? {})
  // A change that never named the field, such as an undo or a move, has no place to show it at.
  return rule.field in properties
    ? invalidInput({ [rule.field]: [rule.text] })
    : new ApiFailure(409, rule.text)
}

async function alreadyTaken(
  error: DatabaseError,
  operation: Operation,
  database: Asked,
): Promise<ApiFailure> {
  if (undoes(operation)) {
    const why = brokenRuleText(error)
    return new ApiFailure(
      409,
      why === undefined
        ? 'Không thể hoàn tác vì mã hoặc tên đã được dùng cho mục khác.'
        : `Không thể hoàn tác. ${why}`,
    )
  }
  const said = saidByRule(error, operation)
  if (said) return said
  const blamed = await blamedFields(error, operation, database)
  if (blamed.length === 0) return new ApiFailure(409, 'Dữ liệu này đã tồn tại.')
  return invalidInput(Object.fromEntries(blamed.map(({ name, label }) => [name, [`${label} đã tồn tại.`]])))
}

/** 'Hoàn tác' of a delete, or of an import or some of it. */
function undoes({ verb }: Operation): boolean {
  return verb === 'restore' || verb.startsWith('undoImport')
}

async function brokenReference(
  error: DatabaseError,
  operation: Operation,
  database: Asked,
): Promise<ApiFailure> {
  if (operation.verb.startsWith('destroy') || undoes(operation)) {
    const words = usedBy[error.table ?? '']
    return new ApiFailure(409, `Không thể xóa vì dữ liệu đang được sử dụng${words ? ` ở ${words}` : ''}.`)
  }
  const blamed = await blamedFields(error, operation, database)
  if (blamed.length === 0) return new ApiFailure(400, 'Dữ liệu được chọn không tồn tại.')
  return invalidInput(
    Object.fromEntries(blamed.map(({ name, label }) => [name, [`${label} không tồn tại.`]])),
  )
}

/**
 * The fields of the body that a constraint is about. PostgreSQL hides the values from tables under row-level security,
 * and with them the columns, so the constraint's own definition is asked.
 */
async function blamedFields(error: DatabaseError, operation: Operation, database: Asked) {
  const constraint = error.constraint ?? ''
  const { rows } = await sql<{ definition: string | null }>`
    select coalesce(
      (select pg_get_constraintdef(oid) from pg_constraint where conname = ${constraint} limit 1),
      (select pg_get_indexdef(indexrelid) from pg_index where indexrelid = to_regclass(quote_ident(${constraint})))
    ) as definition`.execute(database.kysely)
  const columns = rows[0]?.definition?.replace(/^.* USING /, '').split(' REFERENCES ', 1)[0] ?? ''
  const named = new Set(columns.match(/\w+/g))
  const document = documents[operation.api]
  const { properties = {} } = resolve<Schema>(document, operation.body ?? {})
  return Object.entries(properties)
    .filter(([name]) => named.has(name))
    .map(([name, schema]) => ({ name, label: resolve<Schema>(document, schema).title ?? name }))
}
