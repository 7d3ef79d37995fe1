import { queryClient } from '#web/session/queries.ts'

const touched = [
  'contracts',
  'contractTypes',
  'contractBoard',
  'reconciliation',
  'appendices',
  'drawnNumbers',
  'numberSeries',
  'home',
  'renewalReviews',
  'decisions',
]

/** Has everything fetched anew that a deed with a contract touches. */
export function refreshContracts(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      touched.some((resource) => JSON.stringify(queryKey).includes(`"${resource}.`)),
  })
}
