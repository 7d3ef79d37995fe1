import type { PoolClient } from 'pg'
import questions from '../../seeds/demo-questions.json' with { type: 'json' }

/**
 * Gives the company of the transaction a bank of questions in its shipped fields and categories. They are our own, and
 * enough of each field for a short exam.
 */
export async function seedDemoQuestions(client: PoolClient): Promise<void> {
  await client.query(
    `insert into quiz_questions (company_id, content, kind, option_a, option_b, option_c, option_d, right_options, blanks,
       difficulty, field_id, category_id, partial_credit, explanation, source)
     select field.company_id, given.content, given.kind, option_a, option_b, option_c, option_d, given.right_options, blanks,
       given.difficulty, field.id, category.id, partial_credit, explanation, source
     from rows from (jsonb_to_recordset($1::jsonb) as (content text, kind text, option_a text, option_b text,
       option_c text, option_d text, right_options text[], blanks text, difficulty integer, field text, category text,
       partial_credit boolean, explanation text, source text)) with ordinality as given (content, kind, option_a, option_b,
       option_c, option_d, right_options, blanks, difficulty, field, category, partial_credit, explanation, source, place)
     join fields field on field.code = given.field
     join quiz_categories category on category.company_id = field.company_id and category.code = given.category
     order by place`,
    [JSON.stringify(questions)],
  )
}
