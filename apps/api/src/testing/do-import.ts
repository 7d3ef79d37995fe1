import type { OperationId, ResourceName, Schemas } from '@nhansu/sdk/contract'
import { importContractsJob } from '../domains/contracts/import/import-job.ts'
import { importDecisionsJob } from '../domains/decisions/past/import-job.ts'
import { importEmployeesJob } from '../domains/employees/import/import-job.ts'
import { importCertificatesJob } from '../domains/training/certificates/import/import-job.ts'
import { importRows } from '../workbooks/import/import-job.ts'
import type { Person, TestApi } from './api.ts'
import { doRun } from './jobs.ts'

type ImportResult = Schemas['ImportResult']

/** What came of an import, or why there was none. */
export interface ImportEnd {
  result: ImportResult | undefined
  /** Of the request, or of the run that it asked for. */
  refusal: { message: string | null; errors: Readonly<Record<string, string[]>> } | undefined
}

/** Imports that are no standard ones have a job of their own. */
const ownJobs: Partial<Record<ResourceName, typeof importEmployeesJob>> = {
  contracts: importContractsJob,
  decisions: importDecisionsJob,
  employeeCertificates: importCertificatesJob,
  employees: importEmployeesJob,
}

/** Asks what a workbook would do. */
export async function tryImport(person: Person, resource: ResourceName, file: File): Promise<ImportResult> {
  // All imports take and answer the same.
  const id = `${resource}.import` as OperationId as 'levels.import'
  const { body } = await person.call(id, { body: { file }, query: { dry_run: true } })
  if (!body.data?.import) throw new Error(`the dry run was refused: ${body.message}`)
  return body.data.import
}

/** Sends a workbook to be written and does the work that this asks for. */
export async function doImport(
  { db }: Pick<TestApi, 'db'>,
  person: Person,
  resource: ResourceName,
  file: File,
): Promise<ImportEnd> {
  const id = `${resource}.import` as OperationId as 'levels.import'
  const { status, body } = await person.call(id, { body: { file } })
  if (status !== 200)
    return { result: undefined, refusal: { message: body.message, errors: body.errors ?? {} } }
  const runId = body.data.run_id ?? 0
  const own = ownJobs[resource]
  await (own ? doRun(db, own, runId) : doRun(db, importRows, runId))
  const { job } = (await person.call('jobs.show', { path: { id: runId } })).body.data
  // The result of a run is whatever its job says; this one's is told by its own docstring.
  const told = job.result?.['import'] as ImportResult | undefined
  if (job.state === 'done') return { result: told, refusal: undefined }
  const wrong = (told?.rows ?? []).map(
    ({ sheet, row, errors }) =>
      [sheet === undefined ? `rows.${row}` : `${sheet}.rows.${row}`, errors] as const,
  )
  return { result: undefined, refusal: { message: job.message, errors: Object.fromEntries(wrong) } }
}
