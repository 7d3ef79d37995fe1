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
import { templateAt, templateKeeping, templatesOfTypes } from '../../print/templates/company-paper.ts'
import { kindOf, paperKinds } from '../../print/templates/paper-kinds.ts'
import { hasClauses } from '../../print/templates/clauses/clause-kinds.ts'
import { type KeptClauses, keptClauses } from '../../print/templates/clauses/company-clauses.ts'
import { requireTried } from '../../print/templates/try-templates.ts'
import { seatOf, type TemplateSeat, templateSeat, typesOfPaper } from './typed-templates.ts'

type Shown = Schemas['PaperTemplate']

/** One of each kind for the company: who holds the right for units or himself has no part of it. */
const visible: RowConditions = { table: 'files' }

export default defineOperations('paperTemplates', {
  'paperTemplates.list': async (_, context) => {
    void visibleRows(context, visible)
    const files = await attachedByOwner(context, templateKeeping)
    const ofTypes = await attachedByOwner(context, templatesOfTypes)
    const types = (await typesOfPaper(context)).filter(({ id }) => ofTypes.has(id))
    const clauses = await keptClauses(context)
    return {
      paper_templates: paperKinds.flatMap(({ kind, place }) => [
        shown(seatOf(kind), files.get(place), clauses),
        ...types
          .filter((type) => type.kind === kind)
          .map((type) => shown(seatOf(kind, type), ofTypes.get(type.id), clauses)),
      ]),
    }
  },

  'paperTemplates.store': async ({ path: { kind }, query = {}, body: { file } }, context) => {
    void visibleRows(context, visible)
    requireTried(file)
    const seat = await templateSeat(context, kind, query.contract_type_id)
    const { id } = await attach(context, seat.place, file)
    await detach(context, seat.place, id)
    tell(context, seat, id)
    return { paper_template: await show(context, seat) }
  },

  'paperTemplates.destroy': async ({ path: { kind }, query = {} }, context) => {
    void visibleRows(context, visible)
    const seat = await templateSeat(context, kind, query.contract_type_id)
    const before = await templateAt(context, seat.place)
    if (before === undefined) throw notFound()
    await detach(context, seat.place)
    tell(context, seat, before.id)
    return { paper_template: await show(context, seat) }
  },

  'paperTemplates.restore': async ({ path: { kind }, query = {}, body: { id } }, context) => {
    void visibleRows(context, visible)
    const seat = await templateSeat(context, kind, query.contract_type_id)
    if ((await templateAt(context, seat.place)) !== undefined) {
      throw new ApiFailure(409, 'Loại giấy này đã có mẫu khác nên không hoàn tác được.')
    }
    if (!(await reattach(context, seat.place, id))) throw notFound()
    tell(context, seat, id)
    return { paper_template: await show(context, seat) }
  },

  'paperTemplates.file': async ({ path: { kind }, query = {} }, context) => {
    void visibleRows(context, visible)
    const file = await templateAt(context, (await templateSeat(context, kind, query.contract_type_id)).place)
    if (file === undefined) throw notFound()
    return openFile(context.files, context.companyId, file)
  },
})

/** The trail keeps of which kind, and of which type of contracts, a file came or went. */
function tell(context: ProductContext, { kind, type }: TemplateSeat, fileId: number): void {
  context.audit({
    recordId: fileId,
    detail: { kind, file_id: fileId, ...(type && { contract_type_id: type.id }) },
  })
}

async function show(context: ProductContext, seat: TemplateSeat): Promise<Shown> {
  return shown(seat, await templateAt(context, seat.place), await keptClauses(context))
}

function shown(
  { kind, type, title }: TemplateSeat,
  file: FileRow | undefined,
  clauses: ReadonlyMap<string, KeptClauses>,
): Shown {
  const { tags, list } = kindOf(kind)
  const shownTags = (of: Readonly<Record<string, string>>, name: string | null) =>
    Object.entries(of).map(([tag, example]) => ({ name: tag, example, list: name }))
  return {
    kind,
    contract_type_id: type?.id ?? null,
    title,
    file: file === undefined ? null : shownFile(file),
    // The words of the PDF are those of the kind for every type.
    clauses: type === undefined && hasClauses(kind) ? clausesState(clauses.get(kind)) : null,
    tags: [...shownTags(tags, null), ...(list ? shownTags(list.tags, list.name) : [])],
  }
}

function clausesState(own: KeptClauses | undefined): Shown['clauses'] {
  const isChanged = own !== undefined && own.content !== null
  return { is_changed: isChanged, updated_at: isChanged ? own.updated_at : null }
}
