export { TestsOfEmployee } from './tests-of-employee.tsx'
