export { examDefaults } from './settings/exam-defaults.ts'
