/** What other domains may ask of accounts: to open one, to send its owner the link that sets the password, and to count them. */
export { type OpenedLogin, openLogin, unknownPassword } from './accounts/account-opening.ts'
export { accountSource } from './accounts/account-rows.ts'
export { sendPasswordLink } from './accounts/password-links.ts'
