/** Tiếp nhận thử việc, of the specification's decisions of reception. */
const onProbation = '2'

/** With which choice of paper each field is asked: number and date of one from outside, or what issuing asks. */
const ofPaper: Readonly<Record<string, string>> = {
  decision_no: 'none',
  decision_date: 'none',
  sign_date: 'issue',
  signer_id: 'issue',
  number: 'issue',
}

/** What issuing a decision cannot do without. */
export const neededToIssue: readonly string[] = ['sign_date', 'signer_id']

/** The types of the decision that takes somebody in: one once it is chosen. */
export function typesChosen(decision_type: unknown): readonly number[] {
  const type = Number(decision_type)
  return type > 0 ? [type] : []
}

/** What of a reception says which of its fields are asked. */
export interface ReceptionChoices {
  decision_type?: unknown
  paper?: unknown
}

/** Whether a reception asks for a field: the days of a probation only where one begins, and what belongs to its paper. */
export function isAskedAt({ decision_type, paper }: ReceptionChoices, field: string): boolean {
  const wanted = ofPaper[field]
  if (wanted !== undefined) return paper === wanted
  return !field.startsWith('probation_') || String(decision_type) === onProbation
}
