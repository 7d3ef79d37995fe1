// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xóa quá trình công tác. Delete a period before joining; it can be restored for a while. One inside the company is 409, and the paper is named.
 *
 * `DELETE /api/work-progresses/{id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("workProgresses.destroy", {"api":"product","method":"DELETE","path":"/work-progresses/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều quá trình công tác. Delete several period of works, all or none.
 *
 * `POST /api/work-progresses/destroy-bulk`, for whoever holds `employee_edit`.
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
const destroyBulkOperation = /* @__PURE__ */ called("workProgresses.destroyBulk", {"api":"product","method":"POST","path":"/work-progresses/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất quá trình công tác. The periods of work that the filters leave, as a workbook.
 *
 * `GET /api/work-progresses/export`, for whoever holds `employee_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("workProgresses.export", {"api":"product","method":"GET","path":"/work-progresses/export","jsonParameters":["filter"],"fallbackMessage":"Không xuất được quá trình công tác!","answersFile":true})

/**
 * Xem danh sách quá trình công tác. Periods of work of the employees whom the user may see, the last one first; everybody reads his own.
 *
 * `GET /api/work-progresses`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 * Sorted by from_date, to_date, full_name, nhansu_id, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("workProgresses.list", {"api":"product","method":"GET","path":"/work-progresses","jsonParameters":["search","filter"],"rows":"work_progresses","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In quá trình công tác. The periods of work of one employee, as they stand in a résumé.
 *
 * `POST /api/employees/{id}/work-progresses/paper`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperOperation = /* @__PURE__ */ downloaded("workProgresses.paper", {"api":"product","method":"POST","path":"/employees/{id}/work-progresses/paper","fallbackMessage":"Không in được quá trình công tác!","answersFile":true})

/**
 * Hoàn tác xóa quá trình công tác. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/work-progresses/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("workProgresses.restore", {"api":"product","method":"POST","path":"/work-progresses/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem quá trình công tác. One period of work.
 *
 * `GET /api/work-progresses/{id}`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("workProgresses.show", {"api":"product","method":"GET","path":"/work-progresses/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm quá trình công tác. Write down where somebody worked before joining. Periods inside the company come of job changes alone.
 *
 * `POST /api/work-progresses`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const storeOperation = /* @__PURE__ */ called("workProgresses.store", {"api":"product","method":"POST","path":"/work-progresses","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Cập nhật quá trình công tác. Change a period before joining; only the fields that are sent change. One inside the company is 409, and the paper is named.
 *
 * `PUT /api/work-progresses/{id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("workProgresses.update", {"api":"product","method":"PUT","path":"/work-progresses/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, listOperation as list, paperOperation as paper, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update }
