/** A score as papers have it: '7,50'; nothing for none. */
export function scoreOnPaper(score: number | null): string | null {
  return score === null ? null : score.toFixed(2).replace('.', ',')
}

/** '17/06/2030' of a civil date. */
export function shownDay(date: string | null): string | null {
  return date === null ? null : date.split('-').toReversed().join('/')
}

const money = new Intl.NumberFormat('vi-VN')

/** An amount by the month, in words that a paper takes. */
export function moneyWords(amount: number | null): string | null {
  return amount === null ? null : `${money.format(amount)} đồng/tháng`
}
