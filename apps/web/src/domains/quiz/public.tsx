export { examPath as quizExamPath } from './exams/exam-paths.ts'
