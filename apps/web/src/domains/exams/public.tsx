export { examPath } from './exam-paths.ts'
export { TestsOfEmployee } from './tests-of-employee.tsx'
