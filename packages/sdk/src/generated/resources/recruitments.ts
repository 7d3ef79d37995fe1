// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa đợt tuyển dụng. Delete a campaign that nobody applied to; it can be restored with all its parts for a while.
 *
 * `DELETE /api/recruitments/{id}`, for whoever holds `recruitment_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("recruitments.destroy", {"api":"product","method":"DELETE","path":"/recruitments/{id}","jsonParameters":[],"fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều đợt tuyển dụng. Delete several campaigns, all or none.
 *
 * `POST /api/recruitments/destroy-bulk`, for whoever holds `recruitment_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("recruitments.destroyBulk", {"api":"product","method":"POST","path":"/recruitments/destroy-bulk","jsonParameters":[],"fallbackMessage":"Xóa thất bại!"})

/**
 * Lấy mã đợt tuyển dụng kế tiếp. The next free code of this year by the company's pattern; nothing is reserved, the save decides.
 *
 * `GET /api/recruitments/code/generate`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const generateCodeOperation = /* @__PURE__ */ called("recruitments.generateCode", {"api":"product","method":"GET","path":"/recruitments/code/generate","jsonParameters":[],"fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách đợt tuyển dụng. Campaigns of recruitment of the current company, newest first; requests of units are among them.
 *
 * `GET /api/recruitments`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 * Sorted by code, name, quantity, start_date, deadline, status, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("recruitments.list", {"api":"product","method":"GET","path":"/recruitments","jsonParameters":["search","filter"],"rows":"recruitments","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa đợt tuyển dụng. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/recruitments/restore`, for whoever holds `recruitment_delete`.
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
const restoreOperation = /* @__PURE__ */ called("recruitments.restore", {"api":"product","method":"POST","path":"/recruitments/restore","jsonParameters":[],"fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem đợt tuyển dụng. One campaign.
 *
 * `GET /api/recruitments/{id}`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("recruitments.show", {"api":"product","method":"GET","path":"/recruitments/{id}","jsonParameters":[],"fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm đợt tuyển dụng. Create a campaign in planning, or a request of a unit; who may only request names one of the own units.
 *
 * `POST /api/recruitments`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const storeOperation = /* @__PURE__ */ called("recruitments.store", {"api":"product","method":"POST","path":"/recruitments","jsonParameters":[],"fallbackMessage":"Thêm mới thất bại!"})

/**
 * Cập nhật đợt tuyển dụng. Change a campaign; only the fields that are sent change. One that is done or waits for approval is read only.
 *
 * `PUT /api/recruitments/{id}`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const updateOperation = /* @__PURE__ */ called("recruitments.update", {"api":"product","method":"PUT","path":"/recruitments/{id}","jsonParameters":[],"fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, generateCodeOperation as generateCode, listOperation as list, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update }
