// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Đính chính thay đổi công việc. Put another change in the place of one that is in effect; the former one stays in the file as corrected.
 *
 * `POST /api/employees/job-changes/{id}/correct`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const correctOperation = /* @__PURE__ */ called("jobChanges.correct", {"api":"product","method":"POST","path":"/employees/job-changes/{id}/correct","fallbackMessage":"Không đính chính được thay đổi công việc!","touches":["employees","departments","positions","leaverTasks"]})

/**
 * Xem quá trình công việc của nhân viên. The job facts of an employee on a day, today without one and 404 before joining, and all changes that were written of them, the last first. With `known_on` as they were known on that day, and what came later.
 *
 * `GET /api/employees/{id}/job`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ofEmployeeOperation = /* @__PURE__ */ called("jobChanges.ofEmployee", {"api":"product","method":"GET","path":"/employees/{id}/job","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ghi thay đổi công việc. Write one change of work for each of these employees, all or none. A day to come waits for itself; today or a past day is in effect at once. With a decision it is the decision that writes it, issued in the same step or left as a draft, by which nobody changes yet. More than 500 people stand in no one decision - with one, they are left in several drafts of at most 500, all or none; without, the change is written by background work.
 *
 * `POST /api/employees/job-changes`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const storeOperation = /* @__PURE__ */ called("jobChanges.store", {"api":"product","method":"POST","path":"/employees/job-changes","fallbackMessage":"Không ghi được thay đổi công việc!","touches":["employees","departments","positions","decisions","contracts","documents","drawnNumbers","trainingCommitments","leaverTasks"]})

/**
 * Xem vì sao thông tin công việc như vậy. Why each job fact of an employee is as it is on a day - the change that set it with its paper and its writer, what it replaced, and what waits to replace it. Facts of pay come without their amounts, which stand behind dots. Oneself is not told of what waits, nor of HR's notes.
 *
 * `GET /api/employees/{id}/job/why`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const whyOperation = /* @__PURE__ */ called("jobChanges.why", {"api":"product","method":"GET","path":"/employees/{id}/job/why","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Rút thay đổi công việc đang chờ. Take a change back that still waits for its day.
 *
 * `POST /api/employees/job-changes/{id}/withdraw`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withdrawOperation = /* @__PURE__ */ called("jobChanges.withdraw", {"api":"product","method":"POST","path":"/employees/job-changes/{id}/withdraw","fallbackMessage":"Không rút được thay đổi công việc!","touches":["employees","leaverTasks"]})

export { correctOperation as correct, ofEmployeeOperation as ofEmployee, storeOperation as store, whyOperation as why, withdrawOperation as withdraw }
