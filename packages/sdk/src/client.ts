export { methodOf } from './operation-tables.ts'
export { createClient, type Client, type ClientOptions, type CoreClient } from './create-client.ts'
export type { CallArguments, CallOptions } from './call-options.ts'
export { download, saveFile, type DownloadedFile, type DownloadOptions } from './download.ts'
export type { AnswerFacts, CallHooks, RequestFacts } from './hooks.ts'
export {
  pages,
  resumableRows,
  rows,
  rowsOf,
  toArray,
  type Bookmark,
  type PagedOperation,
  type ResumableRows,
  type RowOf,
  type ToArrayOptions,
} from './pagination.ts'
export { type RetryPolicy } from './retry.ts'
export { type CallEvent } from './send.ts'
export { changePassword, signIn, signOut, switchCompany } from './session-actions.ts'
export type { Session, SessionChange, SessionListener } from './session.ts'
export {
  browserTokenStore,
  createTokenStore,
  type TokenStore,
  type KeyValueStorage,
  type TokenStoreParts,
} from './token-store.ts'
export { upload, type UploadOptions } from './upload.ts'
export type { UploadProgress } from './upload-xhr.ts'
export { COMPANY_HEADER, randomKey } from './wire-request.ts'
