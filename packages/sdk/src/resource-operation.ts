import type { CallArguments } from './call-options.ts'
import type { CallableId, Data, FileOperationId, Input, OperationId, UploadId } from './contract.ts'
import type { CoreClient } from './core-client.ts'
import { fetchFile, type DownloadArguments, type DownloadedFile } from './download.ts'
import { readEnvelope } from './envelope.ts'
import { learnOperations, type OperationLine } from './operation-info.ts'
import { sendForm, type UploadOptions } from './upload.ts'

// What the generated modules of the resources are made of. Each function brings its own line of the table along, so that
// a bundle holds the operations that it names.

/** An operation as a function; its words stand on each of them. */
export interface NamedOperation<Id extends OperationId, Arguments extends unknown[], Answer> {
  (client: CoreClient, ...args: Arguments): Promise<Answer>
  /** Its id, for what goes by ids: `rows`, `queryBindings`, the trail. */
  readonly operationId: Id
}

/** An operation that answers data. */
export function called<Id extends CallableId>(
  id: Id,
  line: OperationLine,
): NamedOperation<Id, CallArguments<Id>, Data<Id>> {
  const call = (client: CoreClient, ...[input, options]: CallArguments<Id>) =>
    client.send(learnt(id, line), input ?? {}, readEnvelope, options)
  return Object.assign(call, { operationId: id })
}

/** An operation that takes a form with files. */
export function uploaded<Id extends UploadId>(
  id: Id,
  line: OperationLine,
): NamedOperation<Id, [input: Input<Id>, options?: UploadOptions], Data<Id>> {
  const call = (client: CoreClient, input: Input<Id>, options?: UploadOptions) =>
    sendForm(client, learnt(id, line), input, options)
  return Object.assign(call, { operationId: id })
}

/** An operation that answers a file. */
export function downloaded<Id extends FileOperationId>(
  id: Id,
  line: OperationLine,
): NamedOperation<Id, DownloadArguments<Id>, DownloadedFile> {
  const call = (client: CoreClient, ...[input, options]: DownloadArguments<Id>) =>
    fetchFile(client, learnt(id, line), input, options)
  return Object.assign(call, { operationId: id })
}

function learnt<Id extends OperationId>(id: Id, line: OperationLine): Id {
  learnOperations({ [id]: line })
  return id
}
