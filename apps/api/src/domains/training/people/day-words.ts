/** A day as people read it: '2026-11-02' is '02/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
