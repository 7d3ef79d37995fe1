// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa lần điều chuyển tạm thời. Delete a temporary work of an employee's file; it can be restored for a while.
 *
 * `DELETE /api/employees/{id}/temporary-works/{row_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employeeTemporaryWorks.destroy", {"api":"product","method":"DELETE","path":"/employees/{id}/temporary-works/{row_id}","fallbackMessage":"Xóa thất bại!","touches":["employeeHistory"]})

/**
 * Xem danh sách lần điều chuyển tạm thời. Temporary works of an employee, always whole.
 *
 * `GET /api/employees/{id}/temporary-works`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeTemporaryWorks.list", {"api":"product","method":"GET","path":"/employees/{id}/temporary-works","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa lần điều chuyển tạm thời. Undo a delete of a moment ago; the very same rows come back, all or none.
 *
 * `POST /api/employees/{id}/temporary-works/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("employeeTemporaryWorks.restore", {"api":"product","method":"POST","path":"/employees/{id}/temporary-works/restore","fallbackMessage":"Không hoàn tác được!","touches":["employeeHistory"]})

/**
 * Thêm lần điều chuyển tạm thời. Add a temporary work to an employee's file.
 *
 * `POST /api/employees/{id}/temporary-works`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("employeeTemporaryWorks.store", {"api":"product","method":"POST","path":"/employees/{id}/temporary-works","fallbackMessage":"Thêm mới thất bại!","touches":["employeeHistory"]})

/**
 * Cập nhật lần điều chuyển tạm thời. Change a temporary work of an employee's file; only the fields that are sent change.
 *
 * `PUT /api/employees/{id}/temporary-works/{row_id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("employeeTemporaryWorks.update", {"api":"product","method":"PUT","path":"/employees/{id}/temporary-works/{row_id}","fallbackMessage":"Cập nhật thất bại!","touches":["employeeHistory"]})

export { destroyOperation as destroy, listOperation as list, restoreOperation as restore, storeOperation as store, updateOperation as update }
