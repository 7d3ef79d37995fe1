// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem thông tin sức khỏe của nhân viên. Read the health and the sizes of an employee; everybody reads his own. Numbers stand behind dots, but for one's own.
 *
 * `GET /api/employees/{id}/health`, for whoever holds `employee_sensitive`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("employeeHealth.show", {"api":"product","method":"GET","path":"/employees/{id}/health","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Cập nhật thông tin sức khỏe của nhân viên. Change the health and the sizes of an employee. What is not sent stays as it is.
 *
 * `PUT /api/employees/{id}/health`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("employeeHealth.update", {"api":"product","method":"PUT","path":"/employees/{id}/health","fallbackMessage":"Không cập nhật được thông tin sức khỏe!","touches":["employees"]})

export { showOperation as show, updateOperation as update }
