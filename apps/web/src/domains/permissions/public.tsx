/** What other domains may show of accounts: the link by which a user sets his password. */
export { LinkDialog } from './accounts/link-dialog.tsx'
export type { PasswordLink } from './accounts/account-tasks.ts'
