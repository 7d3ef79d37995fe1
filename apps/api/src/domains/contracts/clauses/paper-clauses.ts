import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { savedChanges } from '../../../contract/audit-values.ts'
import { stale } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import {
  type ClausesKind,
  clauseFields,
  closestKinds,
  lackableFields,
} from '../../../print/templates/clauses/clause-kinds.ts'
import { checkedClauses } from '../../../print/templates/clauses/clause-text.ts'
import { clauseWarnings } from '../../../print/templates/clauses/clause-warnings.ts'
import { clausesAmong, keptClauses } from '../../../print/templates/clauses/company-clauses.ts'
import { kindOf } from '../../../print/templates/paper-kinds.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { examplePaper } from './example-papers.ts'

type Shown = Schemas['PaperClauses']

/** One of each kind for the company: who holds the right for units or himself has no part of it. */
const visible: RowConditions = { table: 'paper_clauses' }

export default defineOperations('paperClauses', {
  'paperClauses.show': async ({ path: { kind } }, context) => {
    void visibleRows(context, visible)
    return { paper_clauses: await show(context, kind) }
  },

  'paperClauses.update': async ({ path: { kind }, body }, context) => {
    void visibleRows(context, visible)
    const content = checkedClauses(body.content, clauseFields(kind))
    const paper_clauses = await write(context, kind, content, body.version)
    return { paper_clauses }
  },

  'paperClauses.reset': async ({ path: { kind }, body: { version } }, context) => {
    void visibleRows(context, visible)
    const paper_clauses = await write(context, kind, null, version)
    return { paper_clauses }
  },

  'paperClauses.preview': async ({ path: { kind }, body }, context) => {
    void visibleRows(context, visible)
    const content = checkedClauses(body.content, clauseFields(kind))
    await takeTurn(context)
    const heading = await companyHeading(context)
    return new FileAnswer({
      name: `Xem trước ${kindOf(kind).title.replaceAll(/[:/]/g, '')}.pdf`,
      mediaType: 'application/pdf',
      content: renderPaper(examplePaper(kind, heading, content)),
    })
  },
})

/**
 * Writes the words of a kind, or gives them up. Of two who save at once the second one finds what the first one wrote.
 * @param version that the writer has seen, 0 for none; undefined where he does not say
 * @throws ApiFailure 409 with the clauses as they are when somebody has changed them since
 */
async function write(
  context: ProductContext,
  kind: ClausesKind,
  content: string | null,
  version: number | undefined,
): Promise<Shown> {
  const { db, inThisCompany, companyId } = context
  const before = await show(context, kind)
  const isSeen = version === undefined ? sql<SqlBool>`true` : sql<SqlBool>`kept.version = ${version}`
  const { rows } = await sql`
    insert into paper_clauses as kept (company_id, kind, content)
    select ${companyId}, ${kind}, ${content}
    where ${version ?? 0} = 0 or exists (
      select from paper_clauses where ${inThisCompany('paper_clauses')} and kind = ${kind})
    on conflict (company_id, kind) do update set content = excluded.content where ${isSeen}
    returning version`.execute(db)
  const now = await show(context, kind)
  if (rows.length === 0) throw stale({ paper_clauses: now })
  context.audit({ ...savedChanges({ ...before }, { content: now.content }), detail: { kind } })
  return now
}

async function show(context: ProductContext, kind: ClausesKind): Promise<Shown> {
  const kept = await keptClauses(context)
  const own = kept.get(kind)
  const lackable = lackableFields(kind)
  const shipped = clausesAmong(new Map([...kept].filter(([name]) => name !== kind)), closestKinds(kind))
  const content = own?.content ?? shipped.content
  return {
    kind,
    title: kindOf(kind).title,
    content,
    shipped: shipped.content,
    is_changed: own !== undefined && own.content !== null,
    version: own?.version ?? 0,
    updated_at: own?.updated_at ?? null,
    warnings: clauseWarnings(kind, content),
    fields: Object.entries(clauseFields(kind)).map(([name, example]) => ({
      name,
      example,
      may_lack: lackable.includes(name),
    })),
  }
}
