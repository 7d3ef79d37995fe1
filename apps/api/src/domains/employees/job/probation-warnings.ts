import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { knownLawConstant } from '../../../law/law-constant.ts'
import { type CivilDay, spokenDay } from './days.ts'
import type { JobFacts } from './job-facts.ts'

/** Levels of who manages a company: Ban Tổng Giám đốc, Giám đốc, Phó giám đốc. */
const managing: ReadonlySet<number | null> = new Set([1, 2, 3])
const millisecondsOfDay = 86_400_000

/** What should be known of the probation that these facts say; it keeps nobody from it. */
type ProbationWarnings = (was: JobFacts | null, is: JobFacts | null) => string[]

/**
 * Tells of a probation that is longer than any that the law allows for such a position (BLLĐ 2019, Điều 25): of managers,
 * or of whoever else needs a degree. What the job itself needs, the contract says, where the limit binds. Tells too of an
 * official date before the probation has ended.
 */
export async function probationWarnings(
  context: CompanyTransaction,
  { day, people }: { day: CivilDay; people: readonly (JobFacts | null)[] },
): Promise<ProbationWarnings> {
  const levels = await levelsOf(
    context,
    people.flatMap((facts) => facts?.main_position?.position_id ?? []),
  )
  const ofManagers = await knownLawConstant(context, 'probation_days_manager', day)
  const ofOthers = await knownLawConstant(context, 'probation_days_college', day)
  const tooLong = ({ main_position, probation_from: from, probation_to: to }: JobFacts): string[] => {
    if (from === null || to === null) return []
    const most = managing.has(levels.get(main_position?.position_id ?? 0) ?? null) ? ofManagers : ofOthers
    const days = (Date.parse(to) - Date.parse(from)) / millisecondsOfDay + 1
    if (most === null || days <= most) return []
    return [`Thời gian thử việc vượt quá quy định của Điều 25 BLLĐ: ${days} ngày, tối đa ${most} ngày.`]
  }
  return (was, is) => {
    if (is === null) return []
    const { official_date: official, probation_to: ends } = is
    const isNewEnd = was?.probation_from !== is.probation_from || was?.probation_to !== ends
    const isNewOfficial = official !== null && was?.official_date !== official
    return [
      ...(isNewEnd ? tooLong(is) : []),
      ...(isNewOfficial && ends !== null && official < ends
        ? [`Ngày chính thức trước ngày kết thúc thử việc ${spokenDay(ends)}.`]
        : []),
    ]
  }
}

async function levelsOf(
  { db, inThisCompany }: CompanyTransaction,
  positionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(positionIds)]
  const { rows } = await sql<{ id: number; position_level: number }>`
    select id, position_level from positions
    where ${inThisCompany('positions')} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, position_level }) => [id, position_level]))
}
