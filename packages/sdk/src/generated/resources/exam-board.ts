// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Bỏ thành viên hội đồng kiểm tra. Take somebody out of the board of a test.
 *
 * `DELETE /api/exam-board/{id}`, for whoever holds `exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("examBoard.destroy", {"api":"product","method":"DELETE","path":"/exam-board/{id}","fallbackMessage":"Xóa thất bại!","touches":["exams"]})

/**
 * Thêm thành viên hội đồng kiểm tra. Add somebody to the board of a test; it has one chair.
 *
 * `POST /api/exams/{id}/board`, for whoever holds `exam_edit`.
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
const storeOperation = /* @__PURE__ */ called("examBoard.store", {"api":"product","method":"POST","path":"/exams/{id}/board","fallbackMessage":"Thêm mới thất bại!","touches":["exams"]})

/**
 * Sửa thành viên hội đồng kiểm tra. Change what somebody does in the board of a test.
 *
 * `PUT /api/exam-board/{id}`, for whoever holds `exam_edit`.
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
const updateOperation = /* @__PURE__ */ called("examBoard.update", {"api":"product","method":"PUT","path":"/exam-board/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["exams"]})

export { destroyOperation as destroy, storeOperation as store, updateOperation as update }
