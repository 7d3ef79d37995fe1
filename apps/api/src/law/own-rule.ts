import type { LawConstant } from './constants.ts'

/** Who says so where no law does. */
export const ownRule = 'Quy định nội bộ của tập đoàn'

/** The group's own choice, until it chooses otherwise. */
export function byOwnRule(value: number, source = ownRule): LawConstant['values'] {
  return [['2021-01-01', value, source]]
}
