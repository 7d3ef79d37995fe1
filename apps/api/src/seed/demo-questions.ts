import type { PoolClient } from 'pg'
import attt from '../../seeds/demo-questions/attt.json' with { type: 'json' }
import atvsld from '../../seeds/demo-questions/atvsld.json' with { type: 'json' }
import bvdlcn from '../../seeds/demo-questions/bvdlcn.json' with { type: 'json' }
import dvkh from '../../seeds/demo-questions/dvkh.json' with { type: 'json' }
import iso45001 from '../../seeds/demo-questions/iso45001.json' with { type: 'json' }
import iso9001 from '../../seeds/demo-questions/iso9001.json' with { type: 'json' }
import knql from '../../seeds/demo-questions/knql.json' with { type: 'json' }
import ktatm from '../../seeds/demo-questions/ktatm.json' with { type: 'json' }
import nqld from '../../seeds/demo-questions/nqld.json' with { type: 'json' }
import nvgn from '../../seeds/demo-questions/nvgn.json' with { type: 'json' }
import nvktk from '../../seeds/demo-questions/nvktk.json' with { type: 'json' }
import pccc from '../../seeds/demo-questions/pccc.json' with { type: 'json' }
import scc from '../../seeds/demo-questions/scc.json' with { type: 'json' }
import thvp from '../../seeds/demo-questions/thvp.json' with { type: 'json' }
import vhxn from '../../seeds/demo-questions/vhxn.json' with { type: 'json' }

/** The bank by field, each under one category. */
export const demoBanks = [
  attt,
  atvsld,
  bvdlcn,
  dvkh,
  iso45001,
  iso9001,
  knql,
  ktatm,
  nqld,
  nvgn,
  nvktk,
  pccc,
  scc,
  thvp,
  vhxn,
]

/**
 * Gives the company of the transaction a bank of questions in fifteen of its shipped fields, each under one category. They
 * are our own, and enough of each field for papers that differ.
 */
export async function seedDemoQuestions(client: PoolClient): Promise<void> {
  const questions = demoBanks.flatMap(({ field, category, questions: asked }) =>
    asked.map((question) => ({ ...question, field, category })),
  )
  await client.query(
    `insert into quiz_questions (company_id, content, kind, option_a, option_b, option_c, option_d, option_e, right_options,
       blanks, difficulty, field_id, category_id, partial_credit, explanation, source)
     select field.company_id, given.content, given.kind, option_a, option_b, option_c, option_d, option_e,
       coalesce(given.right_options, '{}'), blanks, given.difficulty, field.id, category.id,
       coalesce(partial_credit, false), explanation, source
     from rows from (jsonb_to_recordset($1::jsonb) as (content text, kind text, option_a text, option_b text,
       option_c text, option_d text, option_e text, right_options text[], blanks text, difficulty integer, field text,
       category text, partial_credit boolean, explanation text, source text)) with ordinality as given (content, kind,
       option_a, option_b, option_c, option_d, option_e, right_options, blanks, difficulty, field, category, partial_credit,
       explanation, source, place)
     join fields field on field.code = given.field
     join quiz_categories category on category.company_id = field.company_id and category.code = given.category
     order by place`,
    [JSON.stringify(questions)],
  )
}
