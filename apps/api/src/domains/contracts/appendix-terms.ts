import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { draftAlong } from '../decisions/public.ts'
import { type StandingOnDay, standingsOn } from '../employees/public.ts'
import {
  type DecidedAppendices,
  decidedAlready,
  headOf,
  mayNotDraft,
  noRights,
  personOf,
  reasonOf,
  type Refusal,
  rightsOver,
  type SignedAppendix,
} from './appendix-decisions.ts'

/** What a decision makes of an appendix: the position, which may be the one that is held, and the work place. */
interface NewTerms {
  position_id: number
  work_place?: string
}

type Held = NonNullable<NonNullable<StandingOnDay['facts']>['main_position']>

/**
 * Drafts the decisions that give people the title and the work place of their appendices ('Điều chỉnh chức danh', which
 * leaves them in their unit), one for each day of effect. A title is the position of that name in the person's unit.
 */
export async function decideOnTerms(
  context: ProductContext,
  appendices: readonly SignedAppendix[],
): Promise<DecidedAppendices> {
  const rights = await rightsOver(
    context,
    appendices.map(({ employee_id }) => employee_id),
  )
  const decided = await decidedAlready(context, appendices, [4, 5])
  const titles = await positionsNamed(context, appendices)
  const found: DecidedAppendices = { decisionIds: [], undecided: [] }
  const leave = ({ id, full_name }: SignedAppendix, refusal: Refusal) =>
    found.undecided.push({ appendix_id: id, full_name, agrees: false, ...refusal })
  for (const [day, ofDay] of Map.groupBy(appendices, ({ start_date }) => start_date)) {
    const ids = ofDay.map(({ employee_id }) => employee_id)
    const standings = await standingsOn(context, ids, day)
    const chosen = new Map<number, { appendix: SignedAppendix; terms: NewTerms }>()
    for (const appendix of ofDay) {
      const { id, employee_id } = appendix
      const terms = termsOf(appendix, standings.get(employee_id), titles)
      if ('reason' in terms) leave(appendix, terms)
      else if (!(rights.get(employee_id) ?? noRights).drafts) leave(appendix, { reason: mayNotDraft })
      else if (decided.has(id)) leave(appendix, { reason: 'Đã có quyết định về công việc theo phụ lục này.' })
      else if (chosen.has(employee_id))
        leave(appendix, { reason: 'Nhân viên có phụ lục khác từ cùng ngày trong lần này.' })
      else chosen.set(employee_id, { appendix, terms })
    }
    const willing = [...chosen.values()]
    if (willing.length === 0) continue
    const signed = willing.map(({ appendix }) => appendix)
    try {
      const people = willing.map(({ appendix, terms }) => ({ ...personOf(appendix), ...terms }))
      found.decisionIds.push(await draftAlong(context, { ...headOf(5, day, signed), people }))
    } catch (error) {
      // The appendices are signed and stay; what decisions refuse is told beside.
      const reason = reasonOf(error)
      for (const appendix of signed) leave(appendix, { reason })
    }
  }
  return found
}

/** What is new in an appendix against the file of its day; why no decision follows, where none does. */
function termsOf(
  { job_title = null, work_place = null }: SignedAppendix,
  standing: StandingOnDay | undefined,
  titles: readonly NamedPosition[],
): NewTerms | Refusal {
  const facts = standing?.facts
  const held = facts?.main_position
  if (!facts || !held) {
    return { reason: 'Nhân viên không giữ chức vụ nào vào ngày phụ lục có hiệu lực.' }
  }
  const titled = job_title === null ? held.position_id : positionOf(job_title, held, titles)
  if (titled === undefined) {
    return {
      reason: `Đơn vị của nhân viên không có chức vụ "${job_title}" trong danh mục. Hãy soạn quyết định điều chỉnh chức danh.`,
    }
  }
  const isElsewhere = work_place !== null && folded(work_place) !== folded(facts.work_place ?? '')
  if (titled === held.position_id && !isElsewhere) {
    return { reason: 'Hồ sơ đã có chức danh và nơi làm việc này.', agrees: true }
  }
  return { position_id: titled, ...(isElsewhere && { work_place }) }
}

interface NamedPosition {
  id: number
  folded_name: string
  department_id: number | null
}

/** The position that is meant: the one that is held, one of the same unit, or one of the whole company. */
function positionOf(title: string, held: Held, named: readonly NamedPosition[]): number | undefined {
  const alike = named.filter(({ folded_name: name }) => name === folded(title))
  const there = [
    ...alike.filter(({ id }) => id === held.position_id),
    ...alike.filter(({ department_id: unit }) => unit === held.department_id),
    ...alike.filter(({ department_id: unit }) => unit === null),
  ]
  return there[0]?.id
}

const folded = (words: string) => words.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Positions in use, and those that somebody holds, whose names appendices say. */
async function positionsNamed(
  { db, inThisCompany }: ProductContext,
  appendices: readonly SignedAppendix[],
): Promise<NamedPosition[]> {
  const titles = [
    ...new Set(appendices.flatMap(({ job_title = null }) => (job_title === null ? [] : folded(job_title)))),
  ]
  if (titles.length === 0) return []
  const { rows } = await sql<{ id: number; name: string; department_id: number | null }>`
    select id, name, department_id from positions
    where ${inThisCompany('positions')} and is_active
      and lower(regexp_replace(btrim(normalize(name, nfc)), '\\s+', ' ', 'g')) = any(${titles}::text[])
    order by id`.execute(db)
  return rows.map(({ name, ...position }) => ({ ...position, folded_name: folded(name) }))
}
