import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { attach, attached, detach, type Place } from '../../files/records.ts'
import { giveTicket } from '../../files/tickets.ts'
import { showContract } from './contract-findings.ts'
import { openContract, seesPay } from './contract-rows.ts'

/** Keeps the signed copy of an issued contract, in place of the one it has, or the id of the electronic one. */
export const signContract: Handler<'contracts.sign'> = async ({ path, body }, context) => {
  const { contract } = await openContract(context, path.id, { forWriting: true })
  const { file, e_contract_id } = body
  if (contract.state === 'draft' || contract.state === 'cancelled') {
    throw new ApiFailure(409, 'Chỉ lưu được bản ký của hợp đồng đã ban hành.')
  }
  if (file === undefined && e_contract_id === undefined) {
    throw invalidInput({ file: ['Vui lòng chọn bản ký hoặc nhập mã hợp đồng điện tử.'] })
  }
  const { db, inThisCompany } = context
  if (e_contract_id !== undefined) {
    const { rows } = await sql`
      select id from contracts where ${inThisCompany('contracts')} and e_contract_id = ${e_contract_id.trim()}
        and id <> ${path.id}`.execute(db)
    if (rows.length > 0) throw invalidInput({ e_contract_id: ['Mã này đã thuộc về hợp đồng khác.'] })
    await sql`update contracts set e_contract_id = ${e_contract_id.trim()}
      where ${inThisCompany('contracts')} and id = ${path.id}`.execute(db)
  }
  if (file !== undefined) {
    const place = placeOf(path.id)
    const { id } = await attach(context, place, file)
    await detach(context, place, id)
    await sql`update contracts set signed_file_id = ${id}
      where ${inThisCompany('contracts')} and id = ${path.id}`.execute(db)
  }
  const { contract: signed } = await openContract(context, path.id)
  const { has_file, e_contract_id: id } = signed
  const { values } = savedChanges({ ...contract }, { has_file, e_contract_id: id })
  context.audit({ recordId: path.id, changedFields: Object.keys(body), values })
  return showContract(context, path.id)
}

/** What somebody is paid stands in the signed copy, so it is for those who may see that. */
export const signedFileTicket: Handler<'contracts.fileTicket'> = async ({ path }, context) => {
  const open = await openContract(context, path.id)
  if (!seesPay(context, open))
    throw new ApiFailure(403, 'Bản ký có mức lương nên chỉ người được xem lương mở được.')
  const [file] = await attached(context, placeOf(path.id))
  if (file === undefined) throw notFound()
  context.audit({
    recordId: path.id,
    detail: { file_id: file.id },
    seen: { deed: 'download', employeeIds: [open.contract.employee_id] },
  })
  return giveTicket(context, file.id)
}

function placeOf(id: number): Place {
  return { ownerKind: 'contracts', ownerId: id, purpose: 'contract_file' }
}
