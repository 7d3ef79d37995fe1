import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { checkWords } from './check-words.ts'
import { previewLetter } from './preview-letter.ts'
import { sendLetters } from './send-letters.ts'

const set = standardSet('emails', {
  table: 'emails',
  item: 'email',
  words: { table: 'email_words', key: 'email_id' },
  defaultSort: 'name',
  fields: { name: { sortsBy: sql`vn_fold(emails.name)` }, kind: { values: 'string' } },
})

export default defineOperations('emails', {
  ...set,
  'emails.store': ({ body }, context) =>
    set['emails.store']({ body: { ...body, ...checkWords(body) } }, context),
  'emails.update': ({ path, body }, context) =>
    set['emails.update']({ path, body: { ...body, ...checkWords(body) } }, context),
  'emails.preview': ({ body }, context) => previewLetter(context, body),
  'emails.send': ({ body, query }, context) => sendLetters(context, body, query?.dry_run ?? false),
})
