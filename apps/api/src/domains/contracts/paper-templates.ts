import type { Schemas } from '@nhansu/sdk/contract'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import {
  attach,
  attachedByOwner,
  detach,
  type FileRow,
  openFile,
  reattach,
  shownFile,
} from '../../files/records.ts'
import { templateKeeping, templateOf, templatePlace } from '../../print/templates/company-paper.ts'
import { type KindOfPaper, kindOf, type PaperKind, paperKinds } from '../../print/templates/paper-kinds.ts'
import { hasClauses } from '../../print/templates/clauses/clause-kinds.ts'
import { type KeptClauses, keptClauses } from '../../print/templates/clauses/company-clauses.ts'
import { requireTried } from '../../print/templates/try-templates.ts'

type Shown = Schemas['PaperTemplate']

/** One of each kind for the company: who holds the right for units or himself has no part of it. */
const visible: RowConditions = { table: 'files' }

export default defineOperations('paperTemplates', {
  'paperTemplates.list': async (_, context) => {
    void visibleRows(context, visible)
    const files = await attachedByOwner(context, templateKeeping)
    const clauses = await keptClauses(context)
    return { paper_templates: paperKinds.map((each) => shown(each, files.get(each.place), clauses)) }
  },

  'paperTemplates.store': async ({ path: { kind }, body: { file } }, context) => {
    void visibleRows(context, visible)
    requireTried(file)
    const { id } = await attach(context, templatePlace(kind), file)
    await detach(context, templatePlace(kind), id)
    context.audit({ recordId: id, detail: { kind, file_id: id } })
    return { paper_template: await show(context, kind) }
  },

  'paperTemplates.destroy': async ({ path: { kind } }, context) => {
    void visibleRows(context, visible)
    const before = await templateOf(context, kind)
    if (before === undefined) throw notFound()
    await detach(context, templatePlace(kind))
    context.audit({ recordId: before.id, detail: { kind, file_id: before.id } })
    return { paper_template: await show(context, kind) }
  },

  'paperTemplates.restore': async ({ path: { kind }, body: { id } }, context) => {
    void visibleRows(context, visible)
    if ((await templateOf(context, kind)) !== undefined) {
      throw new ApiFailure(409, 'Loại giấy này đã có mẫu khác nên không hoàn tác được.')
    }
    if (!(await reattach(context, templatePlace(kind), id))) throw notFound()
    context.audit({ recordId: id, detail: { kind, file_id: id } })
    return { paper_template: await show(context, kind) }
  },

  'paperTemplates.file': async ({ path: { kind } }, context) => {
    void visibleRows(context, visible)
    const file = await templateOf(context, kind)
    if (file === undefined) throw notFound()
    return openFile(context.files, context.companyId, file)
  },
})

async function show(context: ProductContext, kind: PaperKind): Promise<Shown> {
  return shown(kindOf(kind), await templateOf(context, kind), await keptClauses(context))
}

function shown(
  { kind, title, tags, list }: KindOfPaper,
  file: FileRow | undefined,
  clauses: ReadonlyMap<string, KeptClauses>,
): Shown {
  const shownTags = (of: Readonly<Record<string, string>>, name: string | null) =>
    Object.entries(of).map(([tag, example]) => ({ name: tag, example, list: name }))
  return {
    kind,
    title,
    file: file === undefined ? null : shownFile(file),
    clauses: hasClauses(kind) ? clausesState(clauses.get(kind)) : null,
    tags: [...shownTags(tags, null), ...(list ? shownTags(list.tags, list.name) : [])],
  }
}

function clausesState(own: KeptClauses | undefined): Shown['clauses'] {
  const isChanged = own !== undefined && own.content !== null
  return { is_changed: isChanged, updated_at: isChanged ? own.updated_at : null }
}
