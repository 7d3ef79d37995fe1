import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

/**
 * Reckons totals, grades and who passed of the scores of a test: the mean by weight, rounded half up to two decimals once,
 * at the end; passed with the least total and the least score of every part; the grade by the bands of tests.
 *
 * @param ids these people alone
 */
export async function settleResults(
  { db, companyId }: Pick<CompanyTransaction, 'db' | 'companyId'>,
  examId: number,
  ids?: readonly number[],
): Promise<void> {
  await sql`
    with reckoned as (
      select person.id, exam.pass_score,
        case when person.absent_reason is null and count(*) = count(given.score)
          then round(sum(given.score * part.weight) / sum(part.weight), 2) end as total,
        bool_and(given.score >= coalesce(part.pass_score, 0)) as has_least
      from exam_people person
      join exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
      join exam_parts part on part.company_id = person.company_id and part.exam_id = person.exam_id
      left join exam_scores given on given.company_id = person.company_id and given.person_id = person.id
        and given.part_id = part.id
      where person.company_id = ${companyId} and person.exam_id = ${examId}
        and ${ids === undefined ? sql`true` : sql`person.id = any(${ids}::bigint[])`}
      group by person.company_id, person.id, exam.pass_score
    ), judged as (
      select reckoned.id, reckoned.total,
        case when reckoned.total is not null then reckoned.total >= reckoned.pass_score and reckoned.has_least end as passed,
        (select band.id from classifies band
          where band.company_id = ${companyId} and band.applies_to = 'test' and band.is_active
            and reckoned.total >= band.min_score::numeric
            and (reckoned.total < band.max_score::numeric or reckoned.total = 10 and band.max_score = 10)
          order by band.rank limit 1) as classify_id
      from reckoned
    )
    update exam_people person set total = judged.total, passed = judged.passed, classify_id = judged.classify_id
    from judged
    where person.company_id = ${companyId} and person.id = judged.id
      and (person.total, person.passed, person.classify_id)
        is distinct from (judged.total, judged.passed, judged.classify_id)`.execute(db)
}
