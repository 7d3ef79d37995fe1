/** What other domains may ask of accounts: to open one, and to send its owner the link that sets the password. */
export { type OpenedLogin, openLogin, unknownPassword } from './accounts/account-opening.ts'
export { issuePasswordLink } from './accounts/password-links.ts'
