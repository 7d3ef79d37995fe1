// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa số liệu theo năm. Delete a yearly record of an employee's file; it can be restored for a while.
 *
 * `DELETE /api/employees/{id}/yearly-records/{row_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employeeYearlyRecords.destroy", {"api":"product","method":"DELETE","path":"/employees/{id}/yearly-records/{row_id}","fallbackMessage":"Xóa thất bại!","touches":["employeeHistory"]})

/**
 * Xem danh sách số liệu theo năm. Yearly records of an employee, always whole.
 *
 * `GET /api/employees/{id}/yearly-records`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeYearlyRecords.list", {"api":"product","method":"GET","path":"/employees/{id}/yearly-records","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa số liệu theo năm. Undo a delete of a moment ago; the very same rows come back, all or none.
 *
 * `POST /api/employees/{id}/yearly-records/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("employeeYearlyRecords.restore", {"api":"product","method":"POST","path":"/employees/{id}/yearly-records/restore","fallbackMessage":"Không hoàn tác được!","touches":["employeeHistory"]})

/**
 * Thêm số liệu theo năm. Add a yearly record to an employee's file.
 *
 * `POST /api/employees/{id}/yearly-records`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("employeeYearlyRecords.store", {"api":"product","method":"POST","path":"/employees/{id}/yearly-records","fallbackMessage":"Thêm mới thất bại!","touches":["employeeHistory"]})

/**
 * Cập nhật số liệu theo năm. Change a yearly record of an employee's file; only the fields that are sent change.
 *
 * `PUT /api/employees/{id}/yearly-records/{row_id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("employeeYearlyRecords.update", {"api":"product","method":"PUT","path":"/employees/{id}/yearly-records/{row_id}","fallbackMessage":"Cập nhật thất bại!","touches":["employeeHistory"]})

export { destroyOperation as destroy, listOperation as list, restoreOperation as restore, storeOperation as store, updateOperation as update }
