import { type OpenContract, type PayReader, seesPay } from './contract-rows.ts'
import type { PayField } from './pay-fields.ts'

/** The pay of a draft that its reader may not see, left out of what his own fields are judged by: a refusal would tell it. */
export function unseenPay(context: PayReader, open: OpenContract): Partial<Record<PayField, null>> {
  if (seesPay(context, open)) return {}
  return Object.fromEntries(open.takenOverPay.map((field) => [field, null]))
}

/**
 * What of the pay that a draft took over stands after a change. Whoever does not see it has written his own with any field
 * that he sends, whatever was there: an equal value that stayed closed would tell him that he guessed it.
 */
export function stillTakenOver(
  context: PayReader,
  open: OpenContract,
  body: Partial<Readonly<Record<PayField, unknown>>>,
): PayField[] {
  const isSeen = seesPay(context, open)
  return open.takenOverPay.filter(
    (field) => body[field] === undefined || (isSeen && body[field] === open.contract[field]),
  )
}
