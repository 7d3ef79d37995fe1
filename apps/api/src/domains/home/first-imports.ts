import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { forbidden, stale } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { defineOwnHomeCard, figuresOrNothing } from '../../home-card.ts'
import { firstImportLabels } from '@nhansu/sdk/domains/first-imports'
import { readGaps } from './first-import-gaps.ts'
import { countSteps, holdsWhole, readSteps } from './first-import-steps.ts'

/** What is kept of the page. */
interface Kept {
  source_totals: Partial<Record<Schemas['FirstImportStep'], number>>
  put_away_at: string | null
  put_away_by_name: string | null
  version: number
}

export default defineOperations('firstImports', {
  'firstImports.show': async (_, context) => {
    requireWhole(context)
    return { first_imports: await shown(context) }
  },

  'firstImports.update': async ({ body: { source_totals: sent = {}, is_put_away, version } }, context) => {
    requireWhole(context)
    const { db, companyId, inThisCompany, session } = context
    await sql`insert into first_imports (company_id, version) values (${companyId}, 0)
      on conflict do nothing`.execute(db)
    await sql`select from first_imports where ${inThisCompany('first_imports')} for update`.execute(db)
    const before = await kept(context)
    if (version !== undefined && version !== before.version) {
      throw stale({ first_imports: await shown(context) })
    }
    const totals = Object.entries({ ...before.source_totals, ...sent }).filter(([, total]) => total !== null)
    // Whoever puts away what is put away already does not take the other's place.
    const isMoved = is_put_away !== undefined && is_put_away !== (before.put_away_at !== null)
    await sql`
      update first_imports set source_totals = ${JSON.stringify(Object.fromEntries(totals))}::jsonb
        ${isMoved ? (is_put_away ? sql`, put_away_at = now(), put_away_by = ${session.userId}` : sql`, put_away_at = null, put_away_by = null`) : sql``}
      where ${inThisCompany('first_imports')}`.execute(db)
    context.audit({
      changedFields: [
        ...(Object.keys(sent).length > 0 ? ['source_totals'] : []),
        ...(isMoved ? ['is_put_away'] : []),
      ],
      ...(isMoved && { detail: { is_put_away } }),
    })
    return { first_imports: await shown(context) }
  },
})

/** The way to the page, for who may use it, while it is not put away. */
export const firstImportsCard = defineOwnHomeCard({
  key: 'first_imports',
  title: 'Nhập dữ liệu ban đầu',
  link: '/bat-dau',
  read: async (context) => {
    if (!holdsWhole(context, 'employee_edit')) return undefined
    const { source_totals: totals, put_away_at: putAwayAt } = await kept(context)
    if (putAwayAt !== null) return undefined
    const steps = await countSteps(context, totals)
    const lines = steps.map(({ key, total, source_total, link }) => ({
      text: firstImportLabels[key],
      note: source_total === null ? `${total} đang có` : `${total}/${source_total} so với hệ thống cũ`,
      link,
    }))
    return figuresOrNothing([], lines)
  },
})

/** @throws ApiFailure 403 for who edits no employees, or those of units alone */
function requireWhole(context: ProductContext): void {
  if (!holdsWhole(context, 'employee_edit')) throw forbidden()
}

async function shown(context: ProductContext): Promise<Schemas['FirstImports']> {
  const { source_totals: totals, ...rest } = await kept(context)
  return { ...rest, steps: await readSteps(context, totals), gaps: await readGaps(context) }
}

async function kept({ prepared, inThisCompany }: ProductContext): Promise<Kept> {
  const rows = await prepared(sql<Kept>`
    select source_totals, put_away_at, version,
      (select full_name from names_of_users(array[put_away_by])) as put_away_by_name
    from first_imports where ${inThisCompany('first_imports')}`)
  return rows[0] ?? { source_totals: {}, put_away_at: null, put_away_by_name: null, version: 0 }
}
