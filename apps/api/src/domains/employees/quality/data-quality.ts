import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { askedPapers, isMissing } from '../missing/asked-papers.ts'
import { findInFiles } from './check-files.ts'
import { checkFilesJob } from './check-files-job.ts'
import { speaksOf } from './find-in-file.ts'
import { codesOf, findingGroups, findingLabels, type Finding } from './findings.ts'
import { askedUnit } from '../asked-unit.ts'
import { hiddenFields } from '../owner-view.ts'
import { readQuality } from './read-quality.ts'
import { requestData } from './request-data.ts'

/** Chất lượng dữ liệu: how complete the files of a unit are, and one press that asks its people for what is missing. */
export default defineOperations('dataQuality', {
  'dataQuality.show': async ({ query = {} }, context) => ({
    data_quality: await readQuality(context, await askedUnit(context, query.department_id)),
  }),

  'dataQuality.check': async (_, context) => {
    const run_id = (await ownCheck(context)) ?? (await enqueue(context, checkFilesJob, {}))
    context.audit({ detail: { run_id } })
    return { run_id }
  },

  'dataQuality.request': requestData,

  'dataQuality.mine': async (_, context) => {
    const id = context.session.employeeId
    const hidden = await hiddenFields(context)
    const found = [...(await findInFiles(context, [id])).values()]
      .flatMap((findings) => [...findings])
      .filter((finding) => !speaksOf(finding, hidden))
    return { own_quality: { missing_papers: await ownPapers(context, id), findings: inWords(found) } }
  },
})

/**
 * The asker's own check that waits or runs already; of two presses at once the second finds that of the first.
 * @throws ApiFailure 409 while the files are checked for somebody else
 */
async function ownCheck({ db, companyId, inThisCompany, session }: ProductContext): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtext('dataQuality.check'), ${companyId}::integer)`.execute(db)
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    select id, requested_by is not distinct from ${session.userId} as is_own from job_runs
    where ${inThisCompany('job_runs')} and name = ${checkFilesJob.name} and state in ('queued', 'running')
    order by is_own desc, id limit 1`.execute(db)
  const [run] = rows
  if (run === undefined) return null
  if (!run.is_own) throw new ApiFailure(409, 'Hồ sơ đang được kiểm tra.')
  return run.id
}

async function ownPapers(context: ProductContext, id: number | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select paper.name from employees person ${askedPapers(context)}
    where ${context.inThisCompany('person')} and person.id = ${id} and ${isMissing(context)}
    order by vn_fold(paper.name), paper.id`.execute(context.db)
  return rows.map(({ name }) => name)
}

/** In the order of the lists of words. */
function inWords(found: readonly Finding[]): string[] {
  const codes: ReadonlySet<string> = new Set(found)
  return findingGroups
    .flatMap((group) => codesOf(group))
    .filter((code) => codes.has(code))
    .map((code) => findingLabels[code as Finding])
}
