import type { Schemas } from '@nhansu/sdk/contract'

type Figures = Schemas['HeldCertificateFigures']

/** How many rows of a certificate are of a state, or there are of any. */
export function countedOf(figures: Figures | undefined, state: keyof Figures | null): number {
  if (figures === undefined) return 0
  if (state !== null) return figures[state]
  return figures.valid + figures.expiring + figures.expired + figures.missing
}

/** How many of a hundred who hold or must hold a certificate hold one in force; null where nobody does. */
export function inForceOf(figures: Figures | undefined): number | null {
  const all = countedOf(figures, null)
  if (figures === undefined || all === 0) return null
  return ((figures.valid + figures.expiring) / all) * 100
}
