import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { attach, attached, detach, openFile, type Place, reattach } from '../../../files/records.ts'
import type { PartRows } from '../../../standard-set/part-rows.ts'
import { visibleCampaign, writableCampaign } from './campaign-record.ts'
import { addRows, campaignOf, campaignRows, changeRow } from './campaign-rows.ts'
import { worksHere } from '../works-here.ts'

type Document = Data<'recruitmentDocuments.store'>['document']

const theFile = sql`stored.company_id = part.company_id and stored.owner_kind = 'recruitment_document'
  and stored.owner_id = part.id and stored.removed_at is null`

/** The papers of a campaign, each with its file; a paper of an exam only for who may see it. */
export const documentRows: PartRows = {
  table: 'recruitment_documents',
  key: 'documents',
  shown: sql`part.kind, part.name, part.note, part.round_id,
    (select stored.name from files stored where ${theFile}) as file_name,
    (select stored.size from files stored where ${theFile}) as file_size`,
  order: sql`part.kind`,
  where: unlessExam,
}

export default defineOperations('recruitmentDocuments', {
  'recruitmentDocuments.store': async ({ path, body: { file, ...fields } }, context) => {
    const [id = 0] = await addRows(context, documentRows, path.id, [fields])
    await attach(context, placeOf(id), file)
    return { document: await one(context, path.id, id) }
  },
  'recruitmentDocuments.update': async ({ path, body: { file, ...fields } }, context) => {
    await refuseUnseen(context, path.id)
    const campaignId = await changeRow(context, documentRows, path.id, fields)
    if (file) {
      const { id: kept } = await attach(context, placeOf(path.id), file)
      await detach(context, placeOf(path.id), kept)
    }
    return { document: await one(context, campaignId, path.id) }
  },
  'recruitmentDocuments.destroy': async ({ path }, context) => {
    await refuseUnseen(context, path.id)
    await writableCampaign(context, await campaignOf(context, documentRows, path.id))
    const mine = context.inThisCompany('recruitment_documents')
    const gone = await remove(context, 'recruitmentDocuments', 'recruitment_documents', sql`${mine}`, [
      path.id,
    ])
    await detach(context, placeOf(path.id))
    return gone
  },
  'recruitmentDocuments.restore': async ({ path }, context) => {
    await putBack(context, 'recruitmentDocuments', 'recruitment_documents', [path.id])
    const campaignId = await campaignOf(context, documentRows, path.id)
    await writableCampaign(context, campaignId)
    const { rows } = await sql<{ id: number }>`select id from files where ${context.inThisCompany('files')}
      and owner_kind = 'recruitment_document' and owner_id = ${path.id} order by removed_at desc nulls last limit 1`.execute(
      context.db,
    )
    if (rows[0]) await reattach(context, placeOf(path.id), rows[0].id)
    return { document: await one(context, campaignId, path.id) }
  },
  'recruitmentDocuments.file': async ({ path }, context) => {
    const campaignId = await campaignOf(context, documentRows, path.id)
    await visibleCampaign(context, campaignId)
    const { kind } = await one(context, campaignId, path.id)
    const [file] = await attached(context, placeOf(path.id))
    if (file === undefined) throw notFound()
    if (kind === 'exam') context.audit({ recordId: path.id, detail: { file_id: file.id } })
    return openFile(context.files, context.companyId, file)
  },
})

function placeOf(ownerId: number): Place {
  return { ownerKind: 'recruitment_document', ownerId, purpose: 'recruitment_document' }
}

/** Papers of an exam show to who changes campaigns, and to the examiners of their round. */
function unlessExam(context: ProductContext): RawBuilder<unknown> {
  const { session } = context
  const edits = session.grants.some(
    ({ permission, scope }) => permission === 'recruitment_edit' && scope === 'company',
  )
  if (edits) return sql`true`
  return sql`(part.kind <> 'exam' or ${worksHere(context)} and exists (select from recruitment_boards member
    where member.company_id = part.company_id and member.recruitment_id = part.recruitment_id
      and member.employee_id = ${session.employeeId}
      and (part.round_id is null or not exists (select from recruitment_board_rounds sits
          where sits.company_id = member.company_id and sits.board_id = member.id)
        or exists (select from recruitment_board_rounds sits where sits.company_id = member.company_id
          and sits.board_id = member.id and sits.round_id = part.round_id))))`
}

async function refuseUnseen(context: ProductContext, id: number): Promise<void> {
  await one(context, await campaignOf(context, documentRows, id), id)
}

async function one(context: ProductContext, campaignId: number, id: number): Promise<Document> {
  const [document] = await campaignRows<Document>(context, documentRows, campaignId, id)
  if (document === undefined) throw notFound()
  return document
}
