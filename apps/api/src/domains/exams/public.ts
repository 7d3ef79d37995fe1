export { dropQuizScore, testsThatStand, takeQuizScores } from './quiz-scores.ts'
export { shownResultIds } from './result-rows.ts'
export { examReminder } from './exam-reminder.ts'
export { ownedExams } from './owned-exams.ts'
