import { sql } from 'kysely'
import { ApiFailure, forbidden, type FieldErrors, invalidInput, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { avatarOf, changeFile, eachApart, findPlaces, openFile } from '../employees/public.ts'
import { type Clash, clashesOf, clashWords, movedOn } from './clashes.ts'
import { offerElsewhere } from './offer-elsewhere.ts'
import { pictureField } from './picture-field.ts'
import { acceptPicture } from './picture-requests.ts'
import { itemsOf, type KeptItem, showRequest, viewOf } from './request-items.ts'
import { tellOwner } from './request-mails.ts'
import { openRequest, type WholeRequest } from './request-rows.ts'
import { newRowOf, silent } from './send-request.ts'

interface Verdict {
  item: KeptItem
  accept: boolean
  reason: string | null
}

/**
 * Accepts and refuses items of a request. What is accepted is written into the file by the file's own writers, now or on
 * the day that the request names.
 *
 * Failures: 403 for one's own request and for items whose field the reviewer may not see, 404, 409 for a request that is
 * not the one that was looked at, is decided, or whose file has changed since; 400.
 */
export const reviewRequest: Handler<'requestChangeInfos.review'> = async ({ path, body }, context) => {
  const request = await openForReview(context, path.id)
  if (request.version !== body.version) throw stale(await showRequest(context, path.id))
  const known = new Map((await itemsOf(context, path.id)).map((item) => [item.id, item]))
  const verdicts = body.items.map(({ id, accept, reason = null }): Verdict => {
    const item = known.get(id)
    if (item === undefined) throw invalidInput({ items: ['Yêu cầu không có thay đổi này.'] })
    return { item, accept, reason }
  })
  await decide(context, request, verdicts)
  return showRequest(context, path.id)
}

/** The same verdict for several requests, each by itself. */
export const reviewRequests: Handler<'requestChangeInfos.reviewBulk'> = async ({ body }, context) => {
  const { ids, accept, reason = null } = body
  if (!accept && reason === null) throw invalidInput({ reason: ['Vui lòng nhập lý do từ chối.'] })
  const done = await eachApart(context, ids, async (own, id) => {
    const request = await openForReview(own, id)
    const waiting = (await itemsOf(own, id)).filter(({ state }) => state === 'waiting')
    await decide(
      own,
      request,
      waiting.map((item) => ({ item, accept, reason })),
    )
  })
  return {
    results: done.map(({ item, refusal }) => ({
      id: item,
      done: refusal === undefined,
      reason: refusal?.message ?? null,
    })),
  }
}

/** @throws ApiFailure 404, 403 for one's own, 409 for what has been decided */
async function openForReview(context: ProductContext, id: number): Promise<WholeRequest> {
  const request = await openRequest(context, id, true)
  if (request.is_mine) throw new ApiFailure(403, 'Không ai được duyệt yêu cầu của chính mình.')
  if (request.state !== 'waiting') {
    throw new ApiFailure(409, 'Yêu cầu này không còn chờ duyệt.', { data: await showRequest(context, id) })
  }
  return request
}

async function decide(
  context: ProductContext,
  request: WholeRequest,
  verdicts: readonly Verdict[],
): Promise<void> {
  await checkVerdicts(context, request, verdicts)
  const accepted = verdicts.filter(({ accept }) => accept).map(({ item }) => item)
  const fields = accepted.filter(({ path }) => path !== pictureField.path)
  const isDue = await isDueToday(context, request)
  if (accepted.length > 0) {
    await openFile(context, request.employee_id, true)
    await refuseClashes(context, request, accepted)
    const by = { userId: context.session.userId, source: 'request', sourceId: request.id } as const
    const wanted = fields.map(({ path, new_value }) => ({ path, value: new_value }))
    if (wanted.length > 0)
      await asPreview(context, !isDue, () => changeFile(silent(context), request.employee_id, wanted, by))
    // A picture is never asked for a day to come.
    if (fields.length < accepted.length) await acceptPicture(context, request)
  }
  for (const { item, accept, reason } of verdicts) await noteVerdict(context, item, accept, reason, isDue)
  await settleRequest(context, request)
  if (isDue) {
    const by = { userId: context.session.userId, requestId: context.caller.requestId }
    await offerElsewhere(context, request.id, fields, by)
  }
  context.audit({
    recordId: request.id,
    changedFields: [...new Set(accepted.map(({ path }) => path.replace(/\.(\d+|new-\d+)/, '')))],
    detail: { accepted: accepted.length, refused: verdicts.length - accepted.length },
  })
}

async function checkVerdicts(
  context: ProductContext,
  request: WholeRequest,
  verdicts: readonly Verdict[],
): Promise<void> {
  const errors: FieldErrors = {}
  const newRows = new Map<string, boolean>()
  for (const [index, { item, accept, reason }] of verdicts.entries()) {
    if (viewOf(context, request, item.path).isMasked) throw forbidden()
    if (item.state !== 'waiting' || verdicts.findIndex((each) => each.item.id === item.id) !== index) {
      throw new ApiFailure(409, 'Thay đổi này đã được duyệt hoặc từ chối.')
    }
    if (!accept && reason === null) errors[`items.${index}.reason`] = ['Vui lòng nhập lý do từ chối.']
    const row = newRowOf(item.path)
    if (row !== undefined && (newRows.get(row) ?? accept) !== accept) errors['items'] = [together]
    if (row !== undefined) newRows.set(row, accept)
  }
  const left = (await itemsOf(context, request.id)).filter(
    ({ id, state }) => state === 'waiting' && !verdicts.some(({ item }) => item.id === id),
  )
  if (left.some(({ path }) => newRows.has(newRowOf(path) ?? ''))) errors['items'] = [together]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

const together = 'Các thông tin của một dòng mới được duyệt cùng nhau.'

async function refuseClashes(
  context: ProductContext,
  request: WholeRequest,
  accepted: readonly KeptItem[],
): Promise<void> {
  const { employee_id } = request
  const paths = accepted.map(({ path }) => path).filter((path) => path !== pictureField.path)
  const found = new Map(await findPlaces(context, employee_id, paths))
  if (paths.length < accepted.length) {
    const value = (await avatarOf(context, employee_id))?.id ?? null
    found.set(pictureField.path, { value, version: null })
  }
  const clashes: readonly Clash[] = clashesOf(accepted, found)
  if (clashes.length === 0) return
  const conflicts = await Promise.all(clashes.map((clash) => clashWords(context, request, clash)))
  throw new ApiFailure(409, movedOn, { data: { conflicts } })
}

async function isDueToday({ db }: ProductContext, { effective_date }: WholeRequest): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select coalesce(${effective_date}::date <= current_date, true) as is_due`.execute(db)
  return rows[0]?.is_due ?? true
}

async function noteVerdict(
  { db, inThisCompany, session }: ProductContext,
  item: KeptItem,
  accept: boolean,
  reason: string | null,
  isDue: boolean,
): Promise<void> {
  await sql`
    update request_change_items
    set state = ${accept ? 'accepted' : 'refused'}, reason = ${accept ? null : reason}, held_up = null,
      reviewed_by = ${session.userId}, applied_at = ${accept && isDue ? sql`now()` : sql`null`}
    where ${inThisCompany('request_change_items')} and id = ${item.id}`.execute(db)
}

/** Says what became of the whole request; its owner hears of it once nothing of it waits any more. */
async function settleRequest(context: ProductContext, request: WholeRequest): Promise<void> {
  const { db, inThisCompany, session } = context
  const states = new Set((await itemsOf(context, request.id)).map(({ state }) => state))
  const isDone = !states.has('waiting')
  const whole = states.has('refused') ? (states.has('accepted') ? 'partly' : 'refused') : 'approved'
  await sql`
    update request_change_infos set state = ${isDone ? whole : 'waiting'},
      reviewed_by = ${session.userId}, reviewed_at = now()
    where ${inThisCompany('request_change_infos')} and id = ${request.id}`.execute(db)
  if (isDone) await tellOwner(context, request.id, request.employee_id)
}
