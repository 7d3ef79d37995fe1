import { download, methodOf, saveFile, upload, type UploadOptions } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { client } from '#web/session/client.ts'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import type { ExportedResource, ImportedResource } from './workbook-actions.tsx'

// The one place where workbooks call operations by a name made at run time. Whoever names a resource has been checked
// against the contract, so each name is cast to that of one resource.

/** What an import did or would do. */
export type ImportResult = Schemas['ImportResult']

/** Making a workbook of many rows takes a while; what takes longer has been forgotten. */
const timeoutMs = 300_000

/**
 * Fetches a list as a workbook and hands it to the browser's downloads.
 *
 * @param asked what the list asks for, and the columns
 * @returns the name of the file
 */
export async function exportList(
  resource: ExportedResource,
  asked: object,
  signal: AbortSignal,
): Promise<string | undefined> {
  const id = `${resource}.export` as 'levels.export'
  // Lists that are searched by people's names take what is asked for in a body.
  const input = (await methodOf(id)) === 'POST' ? { body: asked } : { query: asked }
  const file = await download(client, id, input, { signal, timeoutMs })
  saveFile(file)
  return file.name
}

/** Fetches the empty workbook to fill in. */
export async function fetchTemplate(resource: ImportedResource): Promise<void> {
  saveFile(await download(client, `${resource}.importTemplate` as 'levels.importTemplate'))
}

/** Sends a workbook: tried, it is answered what it would do; else the run of background work that writes it. */
export function sendWorkbook(
  resource: ImportedResource,
  file: File,
  dryRun: boolean,
  options: UploadOptions,
): Promise<Data<'levels.import'>> {
  const input = { query: { dry_run: dryRun }, body: { file } }
  return upload(client, `${resource}.import` as 'levels.import', input, options)
}

/** What an import did, from the run that did it. */
export function importedBy({ result }: JobRun): ImportResult | undefined {
  // The result of a run is its job's own; that of an import is described in the contract.
  return result?.['import'] as ImportResult | undefined
}

/** Fetches the sent workbook with what is wrong beside its rows. */
export async function fetchMarked(resource: ImportedResource, file: File): Promise<void> {
  const id = `${resource}.markImport` as 'levels.markImport'
  saveFile(await download(client, id, { body: formOf(file) }))
}

/** A workbook as the body of a call that answers a file. */
export function formOf(file: File): { file: File } {
  const body = new FormData()
  body.append('file', file)
  // A form goes out as it is; the call's type names its fields.
  return body as unknown as { file: File }
}

/** Takes an import back. */
export async function undoImport(resource: ImportedResource, id: number): Promise<void> {
  await client.call(`${resource}.undoImport` as 'levels.undoImport', { path: { id } })
}
