import { formatNumber } from '@nhansu/ui/format/number.ts'

/** How precisely scores of cards, rounds and campaigns are reckoned. */
const scoreDecimals = 2

/** A score of a card, a round or a campaign as it is shown: `7.50`; nothing for none. */
export function scoreWords(score: number | null): string | null {
  return score === null ? null : formatNumber(score, scoreDecimals)
}
