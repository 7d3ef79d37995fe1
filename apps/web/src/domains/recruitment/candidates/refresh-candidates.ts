import { queryClient } from '#web/session/queries.ts'

const touched = [
  'candidates',
  'recruitmentCandidates',
  'suspectedApplications',
  'eraseRequests',
  'reservePool',
  'recruitments',
  'recruitmentRooms',
  'recruitmentSchedules',
  'recruitmentResults',
  'recruitmentReport',
  'procedures',
  'employees',
  'decisions',
]

/** Has everything fetched anew that a deed with a candidate touches. */
export function refreshCandidates(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      touched.some((resource) => JSON.stringify(queryKey).includes(`"${resource}.`)),
  })
}
