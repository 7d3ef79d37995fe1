import type { LawConstantKey } from './constants.ts'

/** The regions of the minimum wage: their constants, and how they are written. */
export const wageRegions = {
  1: { wage: 'minimum_wage_region_1', name: 'I' },
  2: { wage: 'minimum_wage_region_2', name: 'II' },
  3: { wage: 'minimum_wage_region_3', name: 'III' },
  4: { wage: 'minimum_wage_region_4', name: 'IV' },
} as const satisfies Record<number, { wage: LawConstantKey; name: string }>

export type WageRegion = keyof typeof wageRegions
