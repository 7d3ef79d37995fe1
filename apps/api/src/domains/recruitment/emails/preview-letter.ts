import type { Data, Schemas } from '@nhansu/sdk/contract'
import { emailVariables } from '@nhansu/sdk/domains/emails'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { renderBody, renderSubject } from '../../../mail/render.ts'
import { visibleCandidates } from '../candidates/visible-candidates.ts'
import { checkWords } from './check-words.ts'
import { recipientFacts, valuesFor, variablesIn } from './letter-values.ts'

/**
 * The letter that such words would make: with the values of a candidate and what the sender has typed, and the title of
 * a variable in brackets where there is none; with invented values where no candidate is named.
 * @throws ApiFailure 400 for words that could not be saved, 404 for a candidate whom the reader may not see
 */
export async function previewLetter(
  context: ProductContext,
  { subject, body, signature = null, candidate_id: id, values: typed = {} }: Schemas['EmailPreview'],
): Promise<Data<'emails.preview'>> {
  const words = checkWords({ subject, body, signature })
  const letter = { subject: words.subject ?? '', body: (words.body ?? '') + (words.signature ?? '') }
  const known = id === undefined ? examples(typed) : await valuesOf(context, id, typed)
  const used = variablesIn(letter.subject, letter.body)
  const missing = used.filter((name) => known[name] === undefined)
  const values = Object.fromEntries(
    used.map((name) => [name, known[name] ?? `[${emailVariables[name].title}]`]),
  )
  return { subject: renderSubject(letter.subject, values), ...renderBody(letter.body, values), missing }
}

type Values = ReturnType<typeof valuesFor>

function examples(typed: Schemas['EmailValues']): Values {
  return {
    ...Object.fromEntries(Object.entries(emailVariables).map(([name, { example }]) => [name, example])),
    ...typed,
  }
}

/** @throws ApiFailure 404 */
async function valuesOf(context: ProductContext, id: number, typed: Schemas['EmailValues']): Promise<Values> {
  const [facts] = await recipientFacts(context, [id], sql`${visibleRows(context, visibleCandidates)}`)
  if (facts === undefined) throw notFound()
  return valuesFor(facts, typed)
}
