import type { Data, Schemas } from '@nhansu/sdk/contract'
import { keepingWords } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import { invalidInput, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { today } from '../candidates/consents.ts'

type Shown = Data<'consentTexts.show'>

export default defineOperations('consentTexts', {
  'consentTexts.show': (_, context) => shownTexts(context),

  'consentTexts.store': async (
    { body: { purpose, content, asks_anew: asksAnew = false, after } },
    context,
  ) => {
    const { db, companyId, session } = context
    // One after the other, so that two who write at once do not both follow the same version.
    await sql`select pg_advisory_xact_lock(hashtext('consent_texts'), ${companyId})`.execute(db)
    const { rows } = await sql<{ number: number; content: string }>`
      select number, content from consent_texts where ${context.inThisCompany('consent_texts')} and purpose = ${purpose}
      order by number desc limit 1`.execute(db)
    const { number, content: current } = rows[0] ?? { number: 0, content: undefined }
    if (after !== undefined && after !== number) throw stale(await shownTexts(context))
    refuseWrong({ purpose, content, current })
    const stored = await sql<{ id: number }>`
      insert into consent_texts (company_id, purpose, number, content, asks_anew, created_by)
      values (${companyId}, ${purpose}, ${number + 1}, ${content}, ${asksAnew && number > 0}, ${session.userId})
      returning id`.execute(db)
    const written = { purpose, number: number + 1, content, asks_anew: asksAnew && number > 0 }
    context.audit({
      recordId: Number(stored.rows[0]?.id),
      changedFields: Object.keys(written),
      values: {
        ...(current !== undefined && { before: { purpose, number, content: current } }),
        after: written,
      },
    })
    return shownTexts(context)
  },
})

interface Written {
  purpose: Schemas['ConsentPurpose']
  content: string
  current: string | undefined
}

/** @throws ApiFailure 400 for a text that does not say how long data are kept, and for the words that are in force */
function refuseWrong({ purpose, content, current }: Written): void {
  const word = keepingWords[purpose]
  if (!content.includes(word)) {
    const what = word === '{days}' ? 'số ngày' : 'số tháng'
    throw invalidInput({ content: [`Nội dung phải có ${word} để nêu ${what} lưu dữ liệu.`] })
  }
  if (content.trim() === current?.trim()) {
    throw invalidInput({ content: ['Nội dung này đang được dùng.'] })
  }
}

async function shownTexts({ db, companyId }: ProductContext): Promise<Shown> {
  const { rows: texts } = await sql<Shown['texts'][number]>`
    select agreed.id, agreed.purpose, agreed.number, agreed.content, agreed.asks_anew,
      named.full_name as created_by_name, agreed.created_at
    from consent_texts agreed
    left join names_of_users(array(select created_by from consent_texts asked
      where asked.company_id = ${companyId})) named on named.id = agreed.created_by
    where agreed.company_id = ${companyId}
    order by array_position(array['processing', 'reserve', 'group', 'sensitive'], agreed.purpose), agreed.number desc`.execute(
    db,
  )
  const { rows: keeping } = await sql<Shown['keeping']>`
    select law_value('keep_rejected_candidate_days', ${today})::integer as days,
      greatest(1, law_value('keep_archived_candidate_months', ${today})::integer) as months`.execute(db)
  return { texts, keeping: keeping[0] ?? { days: 0, months: 0 } }
}
