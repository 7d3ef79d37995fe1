// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa chế độ xem. Delete one of one's own views.
 *
 * `DELETE /api/list-views/{id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("listViews.destroy", {"api":"product","method":"DELETE","path":"/list-views/{id}","fallbackMessage":"Không xóa được chế độ xem, vui lòng thử lại sau."})

/**
 * Xem các chế độ xem của mình. One's own named views of all lists in the current company, by list and name.
 *
 * `GET /api/list-views`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("listViews.list", {"api":"product","method":"GET","path":"/list-views","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Cập nhật chế độ xem. Keep something else under the name of one of one's own views.
 *
 * `PUT /api/list-views/{id}`, for whoever is signed in.
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
const saveOperation = /* @__PURE__ */ called("listViews.save", {"api":"product","method":"PUT","path":"/list-views/{id}","fallbackMessage":"Không lưu được chế độ xem, vui lòng thử lại sau."})

/**
 * Lưu chế độ xem. Keep what one asks of a list, and how its columns stand, under a name.
 *
 * `POST /api/list-views`, for whoever is signed in.
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
const storeOperation = /* @__PURE__ */ called("listViews.store", {"api":"product","method":"POST","path":"/list-views","fallbackMessage":"Không lưu được chế độ xem, vui lòng thử lại sau."})

export { destroyOperation as destroy, listOperation as list, saveOperation as save, storeOperation as store }
