import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

type Defaults = Omit<Data<'quizSettings.show'>['settings'], 'notice' | 'notice_version'>

/** As companies begin. */
export const shippedDefaults: Defaults = {
  duration: 45,
  pass_percent: 50,
  paper_count: 1,
  shuffle_questions: true,
  shuffle_options: true,
  show_result: 'after',
  show_answers: false,
  show_marks: false,
  show_explanations: false,
  version: 0,
}

/** What a new exam of the current company starts with. */
export async function examDefaults({ db, companyId }: ProductContext): Promise<Defaults> {
  const { rows } =
    await sql<Defaults>`select duration, pass_percent, paper_count, shuffle_questions, shuffle_options,
      show_result, show_answers, show_marks, show_explanations, version
    from quiz_settings where company_id = ${companyId}`.execute(db)
  return rows[0] ?? shippedDefaults
}
