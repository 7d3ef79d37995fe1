import type { Schemas } from '@nhansu/sdk/contract'
import { type ChangedValues, type FieldValues, savedChanges } from '../../contract/audit-values.ts'

/**
 * What an applicant has sent: the fields of the form and the answers to the campaign's questions, as they are kept: a file
 * by its name.
 */
interface Sent {
  content: Partial<Schemas['ApplicationContent']>
  answers: Readonly<Record<string, unknown>>
}

/**
 * What the trail is told of a form that was sent, or sent otherwise. The values stand beside the line as long as the
 * application does, and are told to whoever may read the candidate.
 * @param questions of the campaign, by whose words answers are known
 */
export function sentChanges(
  before: Sent,
  after: Sent,
  questions: readonly Schemas['ApplicationQuestion'][],
): { changedFields: string[]; values: ChangedValues } {
  const words = new Map(questions.map(({ key, text }) => [key, text]))
  const told = ({ content, answers }: Sent): FieldValues => ({
    ...content,
    // In one order, whatever the form's was.
    answers: Object.keys(answers)
      .toSorted()
      .map((key) => ({ id: key, name: words.get(key) ?? key, value: answers[key] })),
  })
  const [old, now] = [told(before), told(after)]
  // What is left out now was emptied.
  const emptied = Object.fromEntries(Object.keys(old).map((field) => [field, null]))
  return savedChanges(old, { ...emptied, ...now })
}
