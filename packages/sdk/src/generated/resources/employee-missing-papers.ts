// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Đánh dấu hồ sơ của nhân viên. Write down that an employee handed a paper in on paper, or that it is not asked of him and why.
 *
 * `PUT /api/employees/{id}/missing/{paper_id}`, for whoever holds `employee_edit`.
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
const markOperation = /* @__PURE__ */ called("employeeMissingPapers.mark", {"api":"product","method":"PUT","path":"/employees/{id}/missing/{paper_id}","fallbackMessage":"Không đánh dấu được hồ sơ!","touches":["employees"]})

/**
 * Xem hồ sơ còn thiếu của nhân viên. The papers that the company asks of an employee, with what is there, waived or still missing.
 *
 * `GET /api/employees/{id}/missing`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("employeeMissingPapers.show", {"api":"product","method":"GET","path":"/employees/{id}/missing","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Bỏ đánh dấu hồ sơ của nhân viên. Take such a mark back.
 *
 * `DELETE /api/employees/{id}/missing/{paper_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const unmarkOperation = /* @__PURE__ */ called("employeeMissingPapers.unmark", {"api":"product","method":"DELETE","path":"/employees/{id}/missing/{paper_id}","fallbackMessage":"Không bỏ đánh dấu được hồ sơ!","touches":["employees"]})

export { markOperation as mark, showOperation as show, unmarkOperation as unmark }
