import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type AuditEntry, writeAlong } from '../../../contract/audit.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { countOwned, giveOwned, type Owner, type OwnedWork, ownerOf } from '../../../owned-work.ts'
import { type Account, findAccount } from './account-rows.ts'
import { ownedKinds as kinds } from './owned-kinds.ts'

type Work = Schemas['AccountWork']

/** What a user of the company is responsible for and has not finished. */
export const showWork: Handler<'accounts.work'> = async ({ path }, context) => ({
  work: await workOf(context, await findAccount(context, path.id)),
})

/** Gives what one user is responsible for to another, as far as that one may look after it by rights of his own. */
export const handOver: Handler<'accounts.handOver'> = async ({ path, query = {}, body }, context) => {
  const from = await findAccount(context, path.id)
  const to = await findTaker(context, body.to_id, path.id)
  const work = await workOf(context, from, to)
  const isPreview = query.dry_run === true
  const given = work.filter(({ total, hindrance }) => total > 0 && hindrance === null)
  if (!isPreview && given.length === 0)
    throw new ApiFailure(409, 'Không có việc nào mà người này nhận được.', { data: { work } })
  const counts = await asPreview(context, isPreview, async () => {
    const told: [string, number][] = []
    for (const kind of kinds.filter(({ key }) => given.some((each) => each.key === key))) {
      const ids = await giveOwned(context, kind, ownerIn(from), ownerIn(to))
      await writeAlong(
        context,
        kind.resource,
        ids.map((recordId) => changeOf(kind, recordId, from, to)),
      )
      told.push([kind.key, ids.length])
    }
    return Object.fromEntries(told)
  })
  context.audit({
    recordId: path.id,
    changedFields: isPreview ? [] : given.map(({ key }) => key),
    detail: {
      ...(isPreview && { dry_run: true }),
      to: body.to_id,
      given: counts,
    },
  })
  return { work: work.map((each) => ({ ...each, total: counts[each.key] ?? each.total })) }
}

/** The line of the trail of one record that was given. */
function changeOf(kind: OwnedWork, recordId: number, from: Account, to: Account): AuditEntry {
  const { column, told = (owner: number | null) => ({ [column]: owner }) } = kind
  const ownedBy = (account: Account) => told(ownerOf(kind, ownerIn(account)))
  const after = ownedBy(to)
  return { recordId, changedFields: Object.keys(after), values: { before: ownedBy(from), after } }
}

function ownerIn({ id, employee_id, employee_state }: Account): Owner {
  return { userId: id, employeeId: employee_state === 'nobody' ? null : employee_id }
}

/** @throws ApiFailure 400 for who cannot take anything over */
async function findTaker(context: ProductContext, id: number, fromId: number): Promise<Account> {
  if (id === fromId) throw invalidInput({ to_id: ['Hãy chọn một người khác.'] })
  const taker = await findAccount(context, id).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return
    throw error
  })
  if (taker === undefined || !taker.is_active || taker.employee_state === 'left')
    throw invalidInput({ to_id: ['Người nhận phải có tài khoản đang hoạt động và chưa nghỉ việc.'] })
  return taker
}

/** @param to who would take it over: each kind then says why he cannot */
async function workOf(context: ProductContext, from: Account, to?: Account): Promise<Work[]> {
  const held = to && (await heldBy(context, to.id))
  const told: Work[] = []
  for (const kind of kinds) {
    const total = await countOwned(context, kind, ownerIn(from))
    const fitting = to === undefined ? total : await countOwned(context, kind, ownerIn(from), ownerIn(to))
    const { key, title, link, except } = kind
    const unfit = total > 0 && fitting === 0 ? (except?.reason ?? null) : null
    const hindrance = hindranceOf(kind, to, held) ?? unfit
    told.push({ key, title, link, total: hindrance === null ? fitting : total, hindrance })
  }
  return told
}

function hindranceOf(
  { elsewhere, needs, of }: OwnedWork,
  to: Account | undefined,
  held: ReadonlySet<string> | undefined,
): string | null {
  if (elsewhere !== undefined) return elsewhere
  if (to === undefined) return null
  if (needs !== undefined && held?.has(needs) !== true)
    return 'Người nhận không có quyền với việc này trong toàn công ty.'
  return of === 'employee' && to.employee_id === null
    ? 'Người nhận không phải nhân viên của công ty này.'
    : null
}

/** What somebody holds over the whole company. */
async function heldBy({ db, inThisCompany }: ProductContext, userId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ permission: string }>`
    select distinct given.permission from user_roles held
    join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
    where ${inThisCompany('held')} and held.user_id = ${userId} and given.scope = 'company'`.execute(db)
  return new Set(rows.map(({ permission }) => permission))
}
