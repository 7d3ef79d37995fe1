// Everything of the SDK that does without the table of all operations: for programs that import the operations they use
// from `@nhansu/sdk/resources/<name>`.
export { createCoreClient, type ClientOptions, type CoreClient } from './core-client.ts'
export { changePassword, signIn, signOut, switchCompany } from './session-actions.ts'
export { browserTokenStore, createTokenStore, type TokenStore, type TokenStoreParts } from './token-store.ts'
