// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Đính chính mức lương của nhân viên. Put another change of pay in the place of one that is in effect and that no decision wrote; what is not named, its paper and reason among it, stays as that one had it.
 *
 * `POST /api/employees/{id}/pay-levels/{row_id}/correct`, for whoever holds `employee_pay`.
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
const correctOperation = /* @__PURE__ */ called("employeePayLevels.correct", {"api":"product","method":"POST","path":"/employees/{id}/pay-levels/{row_id}/correct","fallbackMessage":"Không đính chính được mức lương!","touches":["jobChanges"]})

/**
 * Xem quá trình lương của nhân viên. An employee's pay from one day until before another, the last first, with what waits for its day.
 *
 * `GET /api/employees/{id}/pay-levels`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeePayLevels.list", {"api":"product","method":"GET","path":"/employees/{id}/pay-levels","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Điều chỉnh lương của nhân viên. Write a change of an employee's pay. A day to come waits for itself; today or a past day is in effect at once, between those that are there.
 *
 * `POST /api/employees/{id}/pay-levels`, for whoever holds `employee_pay`.
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
const storeOperation = /* @__PURE__ */ called("employeePayLevels.store", {"api":"product","method":"POST","path":"/employees/{id}/pay-levels","fallbackMessage":"Không ghi được mức lương!","touches":["jobChanges"]})

/**
 * Rút mức lương đang chờ của nhân viên. Take a change of pay back that still waits for its day.
 *
 * `POST /api/employees/{id}/pay-levels/{row_id}/withdraw`, for whoever holds `employee_pay`.
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
const withdrawOperation = /* @__PURE__ */ called("employeePayLevels.withdraw", {"api":"product","method":"POST","path":"/employees/{id}/pay-levels/{row_id}/withdraw","fallbackMessage":"Không rút được mức lương!","touches":["jobChanges"]})

export { correctOperation as correct, listOperation as list, storeOperation as store, withdrawOperation as withdraw }
