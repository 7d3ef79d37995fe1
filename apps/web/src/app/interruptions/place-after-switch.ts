import type { Screen } from '#web/kit/screen/screen.ts'

/**
 * Where to go on after a change of company: on the same list from its start, since filters name units of the old
 * company; from a page of one record to the list above it, since the record belongs to the old company.
 *
 * @returns a path without parameters
 */
export function placeAfterSwitch(screen: Screen | undefined): string {
  if (!screen) return '/'
  const [list = ''] = screen.path.split('/:')
  return screen.path.includes('/:') ? list : screen.path
}
