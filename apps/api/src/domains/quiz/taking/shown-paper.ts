import type { Data } from '@nhansu/sdk/contract'
import type { OwnPerson } from './own-person.ts'

type Results = Data<'quizTaking.results'>
type Shown = Results['shows']

/** Of a paper whose score is not shown. */
export const nothingShown: Shown = { marks: false, answers: false, explanations: false }

/** What a taker is shown of his paper by the switches of its exam: nothing before results are out. */
export function shownOf({ is_out: isOut, ...exam }: OwnPerson): Shown {
  return {
    marks: isOut && exam.show_marks,
    answers: isOut && exam.show_answers,
    explanations: isOut && exam.show_explanations,
  }
}

/** Whether the paper is shown at all: the score alone tells nobody what is right. */
export function showsPaper({ marks, answers, explanations }: Shown): boolean {
  return marks || answers || explanations
}

/** A question of one's own paper without what its exam keeps to itself. */
export function shownPart(
  question: Results['questions'][number],
  { marks, answers, explanations }: Shown,
): Results['questions'][number] {
  return {
    ...question,
    ...(!marks && { earned: null, remark: null }),
    ...(!answers && {
      right_letters: [],
      blanks: null,
      // Its reason is written for who may see what is right.
      correction: null,
    }),
    ...(!explanations && { explanation: null }),
  }
}
