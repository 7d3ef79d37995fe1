// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa trình độ tin học. Delete an it skill of an employee's file; it can be restored for a while.
 *
 * `DELETE /api/employees/{id}/it-skills/{row_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employeeItSkills.destroy", {"api":"product","method":"DELETE","path":"/employees/{id}/it-skills/{row_id}","fallbackMessage":"Xóa thất bại!","touches":["employeeHistory"]})

/**
 * Xem danh sách trình độ tin học. It skills of an employee, always whole.
 *
 * `GET /api/employees/{id}/it-skills`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeItSkills.list", {"api":"product","method":"GET","path":"/employees/{id}/it-skills","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa trình độ tin học. Undo a delete of a moment ago; the very same rows come back, all or none.
 *
 * `POST /api/employees/{id}/it-skills/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("employeeItSkills.restore", {"api":"product","method":"POST","path":"/employees/{id}/it-skills/restore","fallbackMessage":"Không hoàn tác được!","touches":["employeeHistory"]})

/**
 * Thêm trình độ tin học. Add an it skill to an employee's file.
 *
 * `POST /api/employees/{id}/it-skills`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("employeeItSkills.store", {"api":"product","method":"POST","path":"/employees/{id}/it-skills","fallbackMessage":"Thêm mới thất bại!","touches":["employeeHistory"]})

/**
 * Cập nhật trình độ tin học. Change an it skill of an employee's file; only the fields that are sent change.
 *
 * `PUT /api/employees/{id}/it-skills/{row_id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("employeeItSkills.update", {"api":"product","method":"PUT","path":"/employees/{id}/it-skills/{row_id}","fallbackMessage":"Cập nhật thất bại!","touches":["employeeHistory"]})

export { destroyOperation as destroy, listOperation as list, restoreOperation as restore, storeOperation as store, updateOperation as update }
