// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Phê duyệt đợt tuyển dụng. Approve a campaign that waits; never one's own.
 *
 * `POST /api/recruitments/{id}/approve`, for whoever holds `recruitment_approve`.
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
const approveOperation = /* @__PURE__ */ called("recruitments.approve", {"api":"product","method":"POST","path":"/recruitments/{id}/approve","fallbackMessage":"Không phê duyệt được!"})

/**
 * Chuyển trạng thái đợt tuyển dụng. Bring a campaign into another state; with dry_run=true tell what hinders it and what follows, and change nothing.
 *
 * `POST /api/recruitments/{id}/change-status/{status}`, for whoever holds `recruitment_edit`.
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
const changeStatusOperation = /* @__PURE__ */ called("recruitments.changeStatus", {"api":"product","method":"POST","path":"/recruitments/{id}/change-status/{status}","fallbackMessage":"Không chuyển được trạng thái!","touches":["candidates","recruitmentCandidates","reservePool","recruitmentReport"]})

/**
 * Sao chép đợt tuyển dụng. Make a new campaign in planning of this one, with its text, conditions, board, rounds with their kits and planned costs.
 *
 * `POST /api/recruitments/{id}/copy`, for whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const copyOperation = /* @__PURE__ */ called("recruitments.copy", {"api":"product","method":"POST","path":"/recruitments/{id}/copy","fallbackMessage":"Không sao chép được!"})

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
const destroyOperation = /* @__PURE__ */ called("recruitments.destroy", {"api":"product","method":"DELETE","path":"/recruitments/{id}","fallbackMessage":"Xóa thất bại!"})

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
const destroyBulkOperation = /* @__PURE__ */ called("recruitments.destroyBulk", {"api":"product","method":"POST","path":"/recruitments/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

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
const generateCodeOperation = /* @__PURE__ */ called("recruitments.generateCode", {"api":"product","method":"GET","path":"/recruitments/code/generate","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem lịch sử đợt tuyển dụng. How a campaign came to its state and its approval, and weights of rounds that were changed under cards, the last first.
 *
 * `GET /api/recruitments/{id}/history`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("recruitments.history", {"api":"product","method":"GET","path":"/recruitments/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách đợt tuyển dụng. Campaigns of recruitment of the current company, newest first; requests of units are among them.
 *
 * `GET /api/recruitments`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`, or whoever holds `recruitment_edit`.
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
 * Tuyển nhanh. Make a campaign by six fields with one interview and open it at once, or send it to be approved where the company asks for that.
 *
 * `POST /api/recruitments/quick`, for whoever holds `recruitment_edit`.
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
const quickOperation = /* @__PURE__ */ called("recruitments.quick", {"api":"product","method":"POST","path":"/recruitments/quick","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Từ chối đợt tuyển dụng. Send a campaign that waits back with a reason; never one's own.
 *
 * `POST /api/recruitments/{id}/reject`, for whoever holds `recruitment_approve`.
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
const rejectOperation = /* @__PURE__ */ called("recruitments.reject", {"api":"product","method":"POST","path":"/recruitments/{id}/reject","fallbackMessage":"Không từ chối được!"})

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
const restoreOperation = /* @__PURE__ */ called("recruitments.restore", {"api":"product","method":"POST","path":"/recruitments/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem đợt tuyển dụng. One campaign.
 *
 * `GET /api/recruitments/{id}`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`, or whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("recruitments.show", {"api":"product","method":"GET","path":"/recruitments/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

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
const storeOperation = /* @__PURE__ */ called("recruitments.store", {"api":"product","method":"POST","path":"/recruitments","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Gửi duyệt đợt tuyển dụng. Send a campaign in planning to be approved.
 *
 * `POST /api/recruitments/{id}/submit`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const submitOperation = /* @__PURE__ */ called("recruitments.submit", {"api":"product","method":"POST","path":"/recruitments/{id}/submit","fallbackMessage":"Không gửi duyệt được!"})

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
const updateOperation = /* @__PURE__ */ called("recruitments.update", {"api":"product","method":"PUT","path":"/recruitments/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { approveOperation as approve, changeStatusOperation as changeStatus, copyOperation as copy, destroyOperation as destroy, destroyBulkOperation as destroyBulk, generateCodeOperation as generateCode, historyOperation as history, listOperation as list, quickOperation as quick, rejectOperation as reject, restoreOperation as restore, showOperation as show, storeOperation as store, submitOperation as submit, updateOperation as update }
