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
const correctOperation = /* @__PURE__ */ called("jobChanges.correct", {"api":"product","method":"POST","path":"/employees/job-changes/{id}/correct","fallbackMessage":"Không đính chính được thay đổi công việc!","touches":["employees","departments","positions"]})

/**
 * Xem quá trình công việc của nhân viên. The job facts of an employee on a day, today without one and 404 before joining, and all changes that were written of them, the last first.
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
 * Ghi thay đổi công việc. Write one change of work for each of these employees, all or none. A day to come waits for itself; today or a past day is in effect at once.
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
const storeOperation = /* @__PURE__ */ called("jobChanges.store", {"api":"product","method":"POST","path":"/employees/job-changes","fallbackMessage":"Không ghi được thay đổi công việc!","touches":["employees","departments","positions"]})

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
const withdrawOperation = /* @__PURE__ */ called("jobChanges.withdraw", {"api":"product","method":"POST","path":"/employees/job-changes/{id}/withdraw","fallbackMessage":"Không rút được thay đổi công việc!","touches":["employees"]})

export { correctOperation as correct, ofEmployeeOperation as ofEmployee, storeOperation as store, withdrawOperation as withdraw }
