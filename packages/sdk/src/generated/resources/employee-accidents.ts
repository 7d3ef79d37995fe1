// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa tai nạn lao động, bệnh nghề nghiệp. Delete an accident of an employee's file; it can be restored for a while.
 *
 * `DELETE /api/employees/{id}/accidents/{row_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employeeAccidents.destroy", {"api":"product","method":"DELETE","path":"/employees/{id}/accidents/{row_id}","fallbackMessage":"Xóa thất bại!","touches":["employeeHistory"]})

/**
 * Xem danh sách tai nạn lao động, bệnh nghề nghiệp. Accidents of an employee, always whole.
 *
 * `GET /api/employees/{id}/accidents`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeAccidents.list", {"api":"product","method":"GET","path":"/employees/{id}/accidents","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa tai nạn lao động, bệnh nghề nghiệp. Undo a delete of a moment ago; the very same rows come back, all or none.
 *
 * `POST /api/employees/{id}/accidents/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("employeeAccidents.restore", {"api":"product","method":"POST","path":"/employees/{id}/accidents/restore","fallbackMessage":"Không hoàn tác được!","touches":["employeeHistory"]})

/**
 * Thêm tai nạn lao động, bệnh nghề nghiệp. Add an accident to an employee's file.
 *
 * `POST /api/employees/{id}/accidents`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("employeeAccidents.store", {"api":"product","method":"POST","path":"/employees/{id}/accidents","fallbackMessage":"Thêm mới thất bại!","touches":["employeeHistory"]})

/**
 * Cập nhật tai nạn lao động, bệnh nghề nghiệp. Change an accident of an employee's file; only the fields that are sent change.
 *
 * `PUT /api/employees/{id}/accidents/{row_id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("employeeAccidents.update", {"api":"product","method":"PUT","path":"/employees/{id}/accidents/{row_id}","fallbackMessage":"Cập nhật thất bại!","touches":["employeeHistory"]})

export { destroyOperation as destroy, listOperation as list, restoreOperation as restore, storeOperation as store, updateOperation as update }
