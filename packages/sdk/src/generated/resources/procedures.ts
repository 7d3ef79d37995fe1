// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa thủ tục tiếp nhận. Delete an open procedure; it can be restored with its items for a while.
 *
 * `DELETE /api/procedures/{id}`, for whoever holds `recruitment_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("procedures.destroy", {"api":"product","method":"DELETE","path":"/procedures/{id}","fallbackMessage":"Không xóa được thủ tục!"})

/**
 * Hoàn tất thủ tục tiếp nhận. Make the candidate's file as an employee and issue the decision that takes him in, together and once; asked again, it answers what came of it. With dry_run=true it tells what would follow and changes nothing.
 *
 * `POST /api/procedures/{id}/finish`, for whoever holds `recruitment_edit`.
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
const finishOperation = /* @__PURE__ */ called("procedures.finish", {"api":"product","method":"POST","path":"/procedures/{id}/finish","fallbackMessage":"Không hoàn tất được thủ tục!","touches":["candidates","recruitmentCandidates","employees","decisions","documents"]})

/**
 * Xem danh sách thủ tục tiếp nhận. Procedures of reception of the candidates whom the user may see, the newest first.
 *
 * `GET /api/procedures`, for whoever holds `recruitment_access`.
 * Sorted by start_date, state, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("procedures.list", {"api":"product","method":"GET","path":"/procedures","jsonParameters":["filter"],"rows":"procedures","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa thủ tục tiếp nhận. Undo a delete of a moment ago; the very same procedures come back, all or none.
 *
 * `POST /api/procedures/restore`, for whoever holds `recruitment_delete`.
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
const restoreOperation = /* @__PURE__ */ called("procedures.restore", {"api":"product","method":"POST","path":"/procedures/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem thủ tục tiếp nhận. One procedure with its items.
 *
 * `GET /api/procedures/{id}`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("procedures.show", {"api":"product","method":"GET","path":"/procedures/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm thủ tục tiếp nhận. Begin the reception of an accepted candidate, with the usual items where none are sent; once for each.
 *
 * `POST /api/procedures`, for whoever holds `recruitment_edit`.
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
const storeOperation = /* @__PURE__ */ called("procedures.store", {"api":"product","method":"POST","path":"/procedures","fallbackMessage":"Không lập được thủ tục!","touches":["candidates"]})

/**
 * Cập nhật thủ tục tiếp nhận. Change an open procedure; only the fields that are sent change, the items as a whole.
 *
 * `PUT /api/procedures/{id}`, for whoever holds `recruitment_edit`.
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
const updateOperation = /* @__PURE__ */ called("procedures.update", {"api":"product","method":"PUT","path":"/procedures/{id}","fallbackMessage":"Không cập nhật được thủ tục!"})

export { destroyOperation as destroy, finishOperation as finish, listOperation as list, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update }
