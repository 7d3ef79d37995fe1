import type { Schemas } from '@nhansu/sdk/contract'
import { type ConfirmationMove, confirmationMoves } from '@nhansu/sdk/domains/confirmations'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { operationNamed } from '../../contract/operations.ts'
import type { ConfirmationFactTag } from '../../print/templates/confirmation-tags.ts'
import { rowsAboutEmployee } from '../employees/public.ts'
import { visibleConfirmations } from './visible-confirmations.ts'

export type ConfirmationRow = Schemas['ConfirmationRequestRow']

/** What a paper says below its heading. */
export interface PaperWords {
  title: string
  subject?: string
  lines: readonly string[]
  /** The facts in its lines each by itself, as a company's own Word file names them; papers of before have none. */
  facts?: Partial<Record<ConfirmationFactTag, string>>
}

/** Who signs a paper, as he stands below it. */
export interface PaperSigner {
  name: string
  title: string
  authority_no: string | null
}

/** What an issued paper says, kept as it was printed first. */
export interface KeptPaper extends PaperWords {
  /** Missing where nobody was chosen: the name is left open. */
  signer?: PaperSigner
  /** The number of the identity card stands in the lines. */
  names_id_number?: true
  /** Goes into the hash alone: without it a salary could be found by trying each. */
  salt: string
}

/** A request with all that is kept of it. */
export interface WholeConfirmation extends ConfirmationRow {
  reason: string | null
  valid_until: string | null
  paper: KeptPaper | null
  paper_hash: string | null
}

/** A request that lies open before whoever asks, and which of his narrower scopes cover it. */
export interface OpenConfirmation {
  request: WholeConfirmation
  reaches: RowReaches
}

const about = rowsAboutEmployee('confirmation_requests')

function computed({ session }: ProductContext): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    nhansu_id: about.ofEmployee('nhansu_id'),
    full_name: about.ofEmployee('full_name'),
    department_name: about.ofMainPosition('department_name'),
    is_mine: sql`coalesce(confirmation_requests.employee_id = ${session.employeeId}, false)`,
    days_waiting: sql`case when confirmation_requests.state = 'waiting'
      then current_date - confirmation_requests.created_at::date end`,
    created_by_name: about.nameOfUser('created_by'),
    settled_by_name: about.nameOfUser('settled_by'),
    revoked_by_name: about.nameOfUser('revoked_by'),
  }
}

/** Selects these fields of a request by their names on the wire. */
export function confirmationColumns(
  context: ProductContext,
  fields: Iterable<string> = confirmationFields(),
): RawBuilder<unknown> {
  const derived = computed(context)
  return sql.join(
    [...fields].map(
      (field) => sql`${derived[field] ?? sql.ref(`confirmation_requests.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

function confirmationFields(): Iterable<string> {
  return shapeOf(operationNamed('confirmationRequests.list')).fields.keys()
}

const order = sql`array_position(array['waiting', 'issued', 'refused', 'cancelled', 'revoked'], confirmation_requests.state)`

/** Where lists of requests come from: those that wait first, the longest wait at the top. */
export const confirmationSource: ListSource = {
  table: 'confirmation_requests',
  defaultSort: 'state,created_at',
  fields: { state: { sortsBy: order }, ...about.fields },
}

/**
 * One request as far as the operation's rights reach.
 * @param forWriting holds it until the end of the transaction: of two who settle it the second sees what the first did
 * @throws ApiFailure 404 for one that is not there, or not for whoever asks
 */
export async function openConfirmation(
  context: ProductContext,
  id: number,
  forWriting = false,
): Promise<OpenConfirmation> {
  const { db, inThisCompany } = context
  const visible = sql<SqlBool>`${inThisCompany('confirmation_requests')} and confirmation_requests.id = ${id}
    and ${visibleRows(context, visibleConfirmations)}`
  // Held first and read then: what is read in one statement with the lock would be as before the wait.
  if (forWriting) await sql`select from confirmation_requests where ${visible} for no key update`.execute(db)
  const { rows } = await sql<WholeConfirmation & { reaches: RowReaches }>`
    select ${confirmationColumns(context, [...confirmationFields(), 'reason', 'valid_until', 'paper', 'paper_hash'])},
      ${rowReaches(context, visibleConfirmations)} as reaches
    from confirmation_requests where ${visible}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  const { reaches, ...request } = rows[0]
  return { request, reaches }
}

/** A request with what the reader may do with it now; what its paper says is told by the paper alone. */
export async function showConfirmation(
  context: ProductContext,
  id: number,
): Promise<{ request: Schemas['ConfirmationRequest'] }> {
  const open = await openConfirmation(context, id)
  const { paper, paper_hash: hash, ...request } = open.request
  const handles = mayHandle(context, open)
  return {
    request: {
      ...request,
      signer_name: paper?.signer?.name ?? null,
      signer_title: paper?.signer?.title ?? null,
      names_id_number: paper?.names_id_number === true,
      paper_hash: request.kind !== 'income' || request.is_mine || handles ? hash : null,
      moves: movesOf(context, open),
      may_print: request.state === 'issued' && handles && mayReadPaper(context, open),
    },
  }
}

/**
 * @param deed what only who handles such papers does: 'cấp', 'in'
 * @throws ApiFailure 403 for a confirmation of income without the right over that person's pay
 */
export function requireHandler(context: ProductContext, open: OpenConfirmation, deed: string): void {
  if (mayHandle(context, open)) return
  throw new ApiFailure(403, `Giấy xác nhận thu nhập do người được xem lương của nhân viên này ${deed}.`)
}

/** Whether the reader handles such papers of this person: a confirmation of income asks for the right over his pay. */
function mayHandle(context: ProductContext, { request, reaches }: OpenConfirmation): boolean {
  return (
    holdsOn(context, ['employee_edit'], reaches) &&
    (request.kind !== 'income' || holdsOn(context, ['employee_pay'], reaches))
  )
}

/** Whether the reader may see the number of the identity card of whom it is about. */
export function seesIdNumber(context: ProductContext, { reaches }: OpenConfirmation): boolean {
  return holdsOn(context, ['employee_sensitive'], reaches)
}

/** Whether what stands on the issued paper is for the reader. */
function mayReadPaper(context: ProductContext, open: OpenConfirmation): boolean {
  return open.request.paper?.names_id_number !== true || seesIdNumber(context, open)
}

/** @throws ApiFailure 403 for a paper with the number of an identity card that the reader may not see */
export function requireReader(context: ProductContext, open: OpenConfirmation): void {
  if (mayReadPaper(context, open)) return
  throw new ApiFailure(403, 'Giấy có ghi số định danh cá nhân, do người được xem số này của nhân viên in.')
}

function movesOf(context: ProductContext, open: OpenConfirmation): ConfirmationMove[] {
  const { is_mine: isMine, state } = open.request
  const isHr = holdsOn(context, ['employee_edit'], open.reaches)
  const may: Record<ConfirmationMove, boolean> = {
    issue: !isMine && mayHandle(context, open),
    refuse: !isMine && isHr,
    cancel: isMine || isHr,
    revoke: !isMine && mayHandle(context, open),
  }
  // The table's keys are exactly these.
  const moves = Object.keys(confirmationMoves) as ConfirmationMove[]
  return moves.filter((move) => may[move] && confirmationMoves[move].from === state)
}
