import { withoutMarks } from './without-marks.ts'

/** What the contract takes as a login at least; and enough room for a number behind it at most. */
const shortest = 3
const longest = 50

/**
 * The login that the house rule gives a person: given name and the initials of the rest, 'Nguyễn Văn An' is `annv`.
 * Whether it is taken, the database knows.
 */
export function loginOf(fullName: string): string {
  const words = withoutMarks(fullName)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const given = words.pop() ?? ''
  const login = given + words.map((word) => word.charAt(0)).join('')
  return login.slice(0, longest).padEnd(shortest, '0')
}
