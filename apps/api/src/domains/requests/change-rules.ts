import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { askableFields, placeNamed } from '../employees/public.ts'
import { type FieldRule, isLocked, shippedRule } from './shipped-modes.ts'

/** What a company says of its fields, and which version of it this is. */
export interface ChangeRules {
  version: number
  /** Working days of waiting after which reviewers are reminded. */
  remindDays: readonly number[]
  ruleOf: (field: string) => FieldRule
}

interface Kept {
  version: number
  fields: Readonly<Record<string, FieldRule>>
  remind_days: number[]
}

const shippedRemindDays = [2, 4] as const

/** Reads how fields may be changed: what the company says, else what is shipped. */
export async function readRules({ db, inThisCompany }: CompanyTransaction): Promise<ChangeRules> {
  const { rows } = await sql<Kept>`
    select version, fields, remind_days from request_change_settings where ${inThisCompany('request_change_settings')}`.execute(
    db,
  )
  const own = new Map(Object.entries(rows[0]?.fields ?? {}))
  return {
    version: rows[0]?.version ?? 1,
    remindDays: rows[0]?.remind_days ?? shippedRemindDays,
    ruleOf: (field) => (isLocked(field) ? shippedRule(field) : (own.get(field) ?? shippedRule(field))),
  }
}

/**
 * The rule on what a path names. To remove a row its owner may himself only where every field of it is his to change;
 * where none is, he may not at all.
 */
export function ruleOfPath({ ruleOf }: ChangeRules, path: string): FieldRule {
  const { field = '', rows } = placeNamed(path) ?? {}
  if (rows === undefined || field !== rows.set.rows) return ruleOf(field)
  const modes = fieldsOfRows(field).map((each) => ruleOf(each).mode)
  const mode = (['self', 'hr'] as const).find((each) => modes.every((one) => one === each))
  return { mode: mode ?? 'review', needs_evidence: false }
}

/** The fields of a set of rows by their paths. */
export function fieldsOfRows(rows: string): string[] {
  return [...askableFields().keys()].filter((field) => field.startsWith(`${rows}.`))
}
