import type { Schemas } from '@nhansu/sdk/contract'
import { type NoticeKind, noticeRules } from '@nhansu/sdk/domains/notices'
import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

/** Every kind that somebody is told of, in the order of its table, and whether the reader has silenced it here. */
export async function kindSettings({
  db,
  session,
  inThisCompany,
}: ProductContext): Promise<Schemas['NoticeKindSetting'][]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from silenced_notices
    where ${inThisCompany('silenced_notices')} and user_id = ${session.userId}`.execute(db)
  const silenced = new Set(rows.map(({ kind }) => kind))
  // The keys of the table are the kinds of the contract.
  return (Object.keys(noticeRules) as NoticeKind[]).flatMap((kind) => {
    const { label, isLaw = false, isNobodys = false } = noticeRules[kind]
    return isNobodys ? [] : [{ kind, label, is_law: isLaw, is_silenced: !isLaw && silenced.has(kind) }]
  })
}

/**
 * Silences these kinds for the reader in this company, and no others.
 * @throws ApiFailure 400 for a kind that the law asks for
 */
export async function silenceKinds(
  { db, companyId, session, inThisCompany }: ProductContext,
  kinds: readonly NoticeKind[],
): Promise<void> {
  const lawful = kinds.find((kind) => noticeRules[kind].isLaw === true)
  if (lawful !== undefined) {
    throw invalidInput({
      silenced: [`Không tắt được loại “${noticeRules[lawful].label}” vì pháp luật yêu cầu phải báo.`],
    })
  }
  await sql`
    delete from silenced_notices
    where ${inThisCompany('silenced_notices')} and user_id = ${session.userId}
      and kind <> all(${kinds}::text[])`.execute(db)
  await sql`
    insert into silenced_notices (company_id, user_id, kind)
    select ${companyId}, ${session.userId}, kind from unnest(${kinds}::text[]) as kind
    on conflict do nothing`.execute(db)
}
