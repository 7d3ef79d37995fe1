/** Tiếp nhận thử việc, of the specification's decisions of reception. */
const onProbation = '2'

/** Whether a reception by this decision asks for a field: the days of a probation only where one begins. */
export function isAskedAt(decision: unknown, field: string): boolean {
  return !field.startsWith('probation_') || String(decision) === onProbation
}
