export { testsThatStand, takeQuizScores } from './quiz-scores.ts'
export { shownResultIds } from './result-rows.ts'
