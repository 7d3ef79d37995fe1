import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { checkTemplate } from './render.ts'
import { allTemplates, type MailTemplate } from './templates.ts'

/** What a company wrote itself. */
export interface OwnWords {
  name: string
  subject: string
  body: string
  version: number
  updated_at: string
}

/** The templates that the company has in its own words. */
export async function ownWords({ db, inThisCompany }: CompanyTransaction): Promise<Map<string, OwnWords>> {
  const { rows } = await sql<OwnWords>`
    select name, subject, body, version, updated_at from mail_templates where ${inThisCompany('mail_templates')}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * The words that a mail is written with: the company's own, or the shipped ones where it has none. Words of its own that
 * ask for what the product does not offer any more are passed over, so that a new version keeps nobody's mail back.
 */
export async function wordsOf(
  transaction: CompanyTransaction,
  name: string,
): Promise<MailTemplate & { subject: string; body: string }> {
  const shipped = allTemplates[name]
  if (shipped === undefined) throw new Error(`no mail template ${name}`)
  const written = (await ownWords(transaction)).get(name)
  try {
    return { ...shipped, ...checkTemplate(written ?? shipped, shipped.variables) }
  } catch (error) {
    if (written === undefined || !(error instanceof ApiFailure)) throw error
    return { ...shipped, ...checkTemplate(shipped, shipped.variables) }
  }
}
