import { sql } from 'kysely'
import type { JobTransaction } from '../../../jobs/define-job.ts'
import { isMailAddress } from '../../../mail/addresses.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { writeNotice } from '../../../notices/write-notice.ts'
import type { DueLetter, DueLine } from './due-letters.ts'

/**
 * Tells somebody what is due, by a notice of each kind and by one mail where he has an address.
 * @returns the mail; null for who has no address
 */
export async function sendReminder(
  transaction: JobTransaction,
  { employeeId, fullName, address, lines }: DueLetter,
): Promise<number | null> {
  const { db, companyId } = transaction
  await writeNotices(transaction, employeeId, lines)
  if (address === null || !isMailAddress(address)) return null
  const { rows } = await sql<{ name: string }>`select name from companies where id = ${companyId}`.execute(db)
  return queueMail(transaction, {
    template: 'reminders-due',
    to: { name: fullName, address },
    variables: {
      full_name: fullName,
      company: rows[0]?.name ?? '',
      count: String(lines.length),
      items: wordsOf(lines),
      link: '/',
    },
  })
}

/** One notice for each kind that is due; where it is one's own another, and one for each record that its link opens. */
async function writeNotices(
  transaction: JobTransaction,
  employeeId: number,
  lines: readonly DueLine[],
): Promise<void> {
  const notices = lines.map(({ kind, employeeId: about, holderIds, isLookedAfter, openedId }) =>
    about === employeeId || (holderIds?.includes(employeeId) && !isLookedAfter)
      ? { kind: `own_${kind}_due` as const, recordId: openedId ?? null }
      : { kind: `${kind}_due` as const, recordId: null },
  )
  for (const same of Map.groupBy(notices, ({ kind, recordId }) => `${kind} ${recordId ?? ''}`).values()) {
    const [notice] = same
    if (notice) await writeNotice(transaction, { employeeId }, notice)
  }
}

/** The lines by unit, and within each by what is due. */
function wordsOf(lines: readonly DueLine[]): string {
  const byUnit = [...Map.groupBy(lines, ({ unitName }) => unitName)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'vi'),
  )
  return byUnit
    .map(([unit, inUnit]) => {
      const byKind = [...Map.groupBy(inUnit, ({ title }) => title)].map(
        ([title, items]) =>
          `${title}:\n${items.map(({ text, dayText }) => `- ${text}: ${dayText}`).join('\n')}`,
      )
      return `${unit}\n${byKind.join('\n')}`
    })
    .join('\n\n')
}
