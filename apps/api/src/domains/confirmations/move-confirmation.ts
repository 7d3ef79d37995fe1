import {
  type ConfirmationMove,
  confirmationMoves,
  confirmationStateLabels,
} from '@nhansu/sdk/domains/confirmations'
import { type RawBuilder, sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { giveUpNumber } from '../../numbers/draw-number.ts'
import { todayOf } from '../employees/public.ts'
import {
  type OpenConfirmation,
  openConfirmation,
  requireHandler,
  showConfirmation,
  type WholeConfirmation,
} from './confirmation-rows.ts'
import { idNumberState } from './id-number.ts'
import { issuedPaper } from './issued-paper.ts'
import { paperFacts } from './paper-facts.ts'
import { signersOf } from './paper-signer.ts'
import { tellPerson } from './tell-confirmations.ts'

/** Issues a paper: draws its number and keeps what it says and who signs it. */
export const issueConfirmation: Handler<'confirmationRequests.issue'> = async ({ path, body }, context) => {
  const open = await openToMove(context, path.id, 'issue', body.version)
  requireHandler(context, open, 'cấp')
  const { number, issuedOn, paper, hash } = await issuedPaper(context, open, body)
  return settle(context, open.request, 'issue', {
    columns: sql`number = ${number}, issued_on = ${issuedOn}::date, valid_until = ${body.valid_until ?? null}::date,
      paper = ${JSON.stringify(paper)}::jsonb, paper_hash = ${hash}`,
    changed: { number, issued_on: issuedOn },
  })
}

/** Refuses a request with a reason that the person reads. */
export const refuseConfirmation: Handler<'confirmationRequests.refuse'> = async ({ path, body }, context) => {
  const { request } = await openToMove(context, path.id, 'refuse', body.version)
  return settle(context, request, 'refuse', {
    columns: sql`reason = ${body.reason}`,
    changed: { reason: body.reason },
  })
}

/** Takes a request back before anybody has issued it. */
export const cancelConfirmation: Handler<'confirmationRequests.cancel'> = async ({ path, body }, context) => {
  const { request } = await openToMove(context, path.id, 'cancel', body.version)
  return settle(context, request, 'cancel', {})
}

/** Takes an issued paper back: it is printed no more, and its number stands on no other. */
export const revokeConfirmation: Handler<'confirmationRequests.revoke'> = async ({ path, body }, context) => {
  const open = await openToMove(context, path.id, 'revoke', body.version)
  requireHandler(context, open, 'thu hồi')
  const reason = body.reason.trim()
  const revoked = await settle(context, open.request, 'revoke', {
    columns: sql`reason = ${reason}`,
    changed: { reason },
  })
  const { userId } = context.session
  const number = { record: { kind: 'confirmation_requests', id: path.id }, number: open.request.number ?? '' }
  await giveUpNumber(context, number, { reason, userId })
  return revoked
}

/** What a paper would say if it were issued now, and who may sign it; its number it gets when it is issued. */
export const previewConfirmation: Handler<'confirmationRequests.preview'> = async ({ path }, context) => {
  const open = await openConfirmation(context, path.id)
  await requireMove(context, open, 'issue')
  requireHandler(context, open, 'cấp')
  const today = await todayOf(context)
  const {
    title,
    subject = null,
    lines,
  } = await paperFacts(context, open.request, {
    today,
    validUntil: undefined,
    idNumber: undefined,
  })
  return {
    paper: { title, subject, lines: [...lines] },
    ...(await signersOf(context, open.request, today)),
    id_number: await idNumberState(context, open),
  }
}

/**
 * Opens a request to make a step of it, and holds it.
 * @throws ApiFailure 404, 403 for one's own, 409 for a step that is not in the table and a stale save
 */
async function openToMove(
  context: ProductContext,
  id: number,
  move: ConfirmationMove,
  version: number | undefined,
): Promise<OpenConfirmation> {
  const open = await openConfirmation(context, id, true)
  await requireMove(context, open, move)
  if (version !== undefined && version !== open.request.version)
    throw stale(await showConfirmation(context, id))
  return open
}

/** @throws ApiFailure 403 for one's own, 409 for a step that does not begin where the request stands */
async function requireMove(
  context: ProductContext,
  { request: { id, is_mine: isMine, state } }: OpenConfirmation,
  move: ConfirmationMove,
): Promise<void> {
  const { from, own, words } = confirmationMoves[move]
  if (isMine && !own) {
    throw new ApiFailure(403, 'Không ai tự cấp, từ chối hoặc thu hồi giấy xác nhận của chính mình.')
  }
  if (state === from) return
  const is = confirmationStateLabels[state]
  throw new ApiFailure(409, `Yêu cầu đang ở trạng thái '${is}' nên không ${words} được.`, {
    data: await showConfirmation(context, id),
  })
}

/** What a step writes besides the state, and what the trail says of it. */
interface Settled {
  columns?: RawBuilder<unknown>
  changed?: Readonly<Record<string, string>>
}

async function settle(
  context: ProductContext,
  { id, employee_id: employeeId, state, is_mine: isMine }: WholeConfirmation,
  move: ConfirmationMove,
  { columns, changed = {} }: Settled,
) {
  const { db, inThisCompany, session } = context
  const { to } = confirmationMoves[move]
  // Who issued a paper stays beside who takes it back.
  const [at, by] = move === 'revoke' ? ['revoked_at', 'revoked_by'] : ['settled_at', 'settled_by']
  await sql`update confirmation_requests set state = ${to}, ${sql.ref(at)} = now(), ${sql.ref(by)} = ${session.userId}
      ${columns === undefined ? sql`` : sql`, ${columns}`}
    where ${inThisCompany('confirmation_requests')} and id = ${id}`.execute(db)
  if (!isMine) await tellPerson(context, id, employeeId)
  context.audit({
    recordId: id,
    ...savedChanges({ state }, { ...changed, state: to }),
    detail: { employee_id: employeeId, move },
  })
  return showConfirmation(context, id)
}
