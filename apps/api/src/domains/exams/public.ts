export { testsThatStand, takeQuizScores } from './quiz-scores.ts'
