/** '2026-01-31' as all screens show it: '31-01-2026'. Other text stays. */
export function shownDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')
}

/** '2026-01-31T08:30:00+07:00' as all screens show it: '31-01-2026 08:30:00'. Other text stays. */
export function shownInstant(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d).*$/, '$3-$2-$1 $4')
}
