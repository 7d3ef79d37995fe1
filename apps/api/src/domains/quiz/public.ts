export { examDefaults } from './settings/exam-defaults.ts'
export { ownExamsCard } from './taking/own-exams-card.ts'
export { ownMarkingCard } from './marking/own-marking-card.ts'
export { markedAnswerIds } from './marking/markers.ts'
