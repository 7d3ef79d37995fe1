import { type SqlBool, sql } from 'kysely'
import { namesIn } from '../../../contract/list-query/names.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { unitsBelow } from '../../organisation/public.ts'
import { answerDue } from './answer-due.ts'

/** Where the list of campaigns comes from. */
export const campaignSource = {
  table: 'recruitments',
  words: { table: 'recruitment_words', key: 'recruitment_id' },
  defaultSort: '-created_at',
  fields: {
    name: { sortsBy: sql`vn_fold(recruitments.name)` },
    department_id: unitsBelow('recruitments'),
    position_id: { values: 'integer', names: namesIn('positions') },
    answer_due: {
      values: 'string',
      matches: (values) => sql<SqlBool>`${answerDue} = any(${values}::text[])`,
    },
  },
} as const satisfies ListSource
