import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { typedBy } from '../file/file-writer.ts'
import { changesOf, recordFieldChanges } from '../history/record-field-changes.ts'
import { todayOf } from '../job/write-timelines.ts'
import { openFile } from '../open-file.ts'
import { askedPapers, isAmongDocuments } from './asked-papers.ts'

type Checklist = Data<'employeeMissingPapers.show'>['checklist']
type CheckedPaper = Checklist['papers'][number]
type Mark = Input<'employeeMissingPapers.mark'>['body']
type OfPaper = { path: { id: number; paper_id: number } }

/**
 * Hồ sơ còn thiếu: what the company asks of an employee, by marks written by hand and by the register of documents.
 *
 * Failures: 404 for a file that is not there or not mine and for a paper that is not asked of it, 400 for a mark that lacks
 * its day or its reason, 409 with the newer list for a stale one.
 */
export default defineOperations('employeeMissingPapers', {
  'employeeMissingPapers.show': async ({ path }, context) => {
    const { id } = await openFile(context, path.id)
    return { checklist: await checklistOf(context, id) }
  },

  'employeeMissingPapers.mark': async ({ path, body }, context) => {
    const paper = await openPaper(context, path)
    const { version, ...mark } = body
    checkMark(mark, await todayOf(context))
    if (version !== undefined && version !== paper.version) {
      throw stale({ checklist: await checklistOf(context, path.id) })
    }
    const { state, handed_in_on = null, storage_place = null, reason = null } = mark
    await sql`
      insert into employee_paper_marks
        (company_id, employee_id, required_paper_id, state, handed_in_on, storage_place, reason)
      values (${context.companyId}, ${path.id}, ${path.paper_id}, ${state}, ${handed_in_on}, ${storage_place}, ${reason})
      on conflict (company_id, employee_id, required_paper_id) do update
      set state = excluded.state, handed_in_on = excluded.handed_in_on,
        storage_place = excluded.storage_place, reason = excluded.reason`.execute(context.db)
    const now = { state, handed_in_on, storage_place, reason }
    const changed = Object.entries(now).flatMap(([field, value]) =>
      paper[field as keyof typeof now] === value ? [] : [field],
    )
    await told(context, path, paper, now)
    context.audit({
      recordId: path.id,
      changedFields: changed,
      detail: { paper: paper.name, ...(version === undefined && { without_version: true }) },
    })
    return { checklist: await checklistOf(context, path.id) }
  },

  'employeeMissingPapers.unmark': async ({ path }, context) => {
    const paper = await openPaper(context, path)
    const { numAffectedRows } = await sql`
      delete from employee_paper_marks
      where ${context.inThisCompany('employee_paper_marks')} and employee_id = ${path.id}
        and required_paper_id = ${path.paper_id}`.execute(context.db)
    if (numAffectedRows !== 1n) throw notFound()
    await told(context, path, paper, undefined)
    context.audit({ recordId: path.id, changedFields: ['state'], detail: { paper: paper.name } })
    return { checklist: await checklistOf(context, path.id) }
  },
})

const markFields = ['state', 'handed_in_on', 'storage_place', 'reason'] as const
type MarkValues = Pick<CheckedPaper, (typeof markFields)[number]>

/** Puts a mark into the history of the file; its paper is named where the mark comes or goes. */
async function told(
  context: ProductContext,
  { id, paper_id }: OfPaper['path'],
  paper: CheckedPaper,
  now: (Omit<MarkValues, 'state'> & { state: Mark['state'] }) | undefined,
): Promise<void> {
  const { name } = paper
  const before = paper.version === 0 ? undefined : { ...paper, name }
  const after = now && { ...now, name }
  const changes = changesOf(
    id,
    before,
    after,
    ['name', ...markFields],
    (field) => `papers.${paper_id}.${field}`,
  )
  await recordFieldChanges(context, typedBy(context), changes)
}

/** Holds the file, so that whoever marks the same paper waits, and finds the paper among those that are asked. */
async function openPaper(context: ProductContext, { id, paper_id }: OfPaper['path']): Promise<CheckedPaper> {
  await openFile(context, id, true)
  const paper = (await papersOf(context, id)).find((each) => each.id === paper_id)
  if (paper === undefined) throw notFound()
  return paper
}

function checkMark({ state, handed_in_on, storage_place, reason }: Omit<Mark, 'version'>, today: string) {
  if (state === 'waived') {
    if (reason == null) throw invalidInput({ reason: ['Hãy nhập lý do miễn nộp.'] })
    if (handed_in_on != null) throw invalidInput({ handed_in_on: ['Hồ sơ được miễn thì không có ngày nộp.'] })
    if (storage_place != null)
      throw invalidInput({ storage_place: ['Hồ sơ được miễn thì không có nơi lưu.'] })
    return
  }
  if (handed_in_on == null) throw invalidInput({ handed_in_on: ['Hãy nhập ngày nộp.'] })
  if (handed_in_on > today) throw invalidInput({ handed_in_on: ['Ngày nộp không được sau hôm nay.'] })
  if (reason != null) throw invalidInput({ reason: ['Chỉ nhập lý do khi hồ sơ được miễn.'] })
}

async function checklistOf(context: ProductContext, id: number): Promise<Checklist> {
  const papers = await papersOf(context, id)
  const asked = papers.filter(({ state }) => state !== 'waived')
  return {
    total: asked.length,
    present: asked.filter(({ state }) => state !== 'missing').length,
    papers,
  }
}

async function papersOf(context: ProductContext, id: number): Promise<CheckedPaper[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<CheckedPaper>`
    select paper.id, paper.name,
      coalesce(mark.state, case when ${isAmongDocuments(context)} then 'document' else 'missing' end) as state,
      mark.handed_in_on, mark.storage_place, mark.reason, coalesce(mark.version, 0) as version
    from employees person ${askedPapers(context)}
    left join employee_paper_marks mark on ${inThisCompany('mark')} and mark.employee_id = person.id
      and mark.required_paper_id = paper.id
    where ${inThisCompany('person')} and person.id = ${id}
    order by vn_fold(paper.name), paper.id`.execute(db)
  return rows
}
