import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { apiForFile } from '../testing/api.ts'
import type { AuditEntry } from './audit.ts'
import { asPreview } from './preview.ts'

const api = apiForFile()

const requirementsOf = (context: Parameters<typeof asPreview>[0]) =>
  sql<{ requirements: string | null }>`select requirements from positions where company_id = 1 and id = 2`
    .execute(context.db)
    .then(({ rows }) => rows[0]?.requirements)

test.each([
  [true, 'before'],
  [false, 'tried'],
] as const)(
  'of what a preview (%s) tried neither rows nor lines of the trail are left',
  async (isPreview, left) => {
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, async (transaction) => {
      const noted: AuditEntry[] = [{ recordId: 1, changedFields: ['before'] }]
      const context = { ...transaction, noted }
      await sql`update positions set requirements = 'before' where company_id = 1 and id = 2`.execute(
        context.db,
      )
      const answer = await asPreview(context, isPreview, async () => {
        await sql`update positions set requirements = 'tried' where company_id = 1 and id = 2`.execute(
          context.db,
        )
        noted.push({ recordId: 2, changedFields: ['requirements'] })
        return 'what it came to'
      })
      expect(answer).toBe('what it came to')
      expect(await requirementsOf(context)).toBe(left)
      expect(noted.map(({ recordId }) => recordId)).toEqual(isPreview ? [1] : [1, 2])
    })
  },
)
