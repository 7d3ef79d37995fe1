import { lazy } from 'react'

export { examPath as quizExamPath } from './exams/exam-paths.ts'
export { OwnMarkingCard } from './marking/own-marking-card.tsx'
export { OwnExamsCard } from './taking/own-exams-card.tsx'

export const ResultsOverTime = lazy(() => import('./reports/results-over-time.tsx'))
