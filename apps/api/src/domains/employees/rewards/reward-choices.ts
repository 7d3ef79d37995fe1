import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'

type Body = Input<'rewardsDisciplines.store'>['body']

/** The forms of rewards that the company keeps, then the four forms of discipline. */
export const listForms: Handler<'rewardsDisciplines.forms'> = async (_, { db, inThisCompany }) => {
  const { rows } = await sql<Schemas['RewardDisciplineForm']>`
    select id, type, name, legal_form, is_active from reward_discipline_forms
    where ${inThisCompany('reward_discipline_forms')} order by type desc, display_order, id`.execute(db)
  return { forms: rows }
}

/** @throws ApiFailure 400 for a form that is not offered to this record */
export async function checkForm(context: ProductContext, { form_id, type }: Body, id: number | null) {
  if (!(await isOffered(context, 'reward_discipline_forms', 'form_id', form_id, type, id)))
    throw invalidInput({ form_id: ['Hình thức không hợp lệ.'] })
}

/** @throws ApiFailure 400 for a reason that is not offered to this record */
export async function checkReason(context: ProductContext, { reason_id, type }: Body, id: number | null) {
  if (!(await isOffered(context, 'reward_reasons', 'reason_id', reason_id, type, id)))
    throw invalidInput({ reason_id: ['Lý do không hợp lệ.'] })
}

/** Whether a choice is of the record's type and in use; one out of use is kept by the record that has it. */
async function isOffered(
  { db, inThisCompany }: ProductContext,
  table: 'reward_discipline_forms' | 'reward_reasons',
  column: 'form_id' | 'reason_id',
  chosen: number | null | undefined,
  type: Body['type'],
  id: number | null,
): Promise<boolean> {
  if (chosen === undefined || chosen === null) return true
  const { rows } = await sql`select from ${sql.table(table)} choice
    where ${inThisCompany('choice')} and choice.id = ${chosen} and choice.type = ${type}
      and (choice.is_active or exists (select from rewards_disciplines kept
        where ${inThisCompany('kept')} and kept.id = ${id} and kept.${sql.ref(column)} = choice.id))`.execute(
    db,
  )
  return rows.length > 0
}
