// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa kiểu đánh số. Number the decisions of a type by the series of all decisions again, or the contracts of a type by that of their kind; its own series stays in the book and goes on where it stood once it is wanted anew.
 *
 * `DELETE /api/number-series/{id}`, for whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("numberSeries.destroy", {"api":"product","method":"DELETE","path":"/number-series/{id}","fallbackMessage":"Không bỏ được kiểu đánh số!","touches":["contractTypes"]})

/**
 * Xem danh sách kiểu đánh số. How the company's codes and papers are numbered, each with the next three numbers of this year.
 *
 * `GET /api/number-series`, for whoever holds `contract_access`, or whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("numberSeries.list", {"api":"product","method":"GET","path":"/number-series","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm kiểu đánh số. Number the decisions, or the contracts, of one type by a series of their own from now on. Numbers that were given out stay, and another series has to be written in another way.
 *
 * `POST /api/number-series`, for whoever holds `contract_edit`.
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
const storeOperation = /* @__PURE__ */ called("numberSeries.store", {"api":"product","method":"POST","path":"/number-series","fallbackMessage":"Không thêm được kiểu đánh số!","touches":["contractTypes"]})

/**
 * Cập nhật kiểu đánh số. Change how a kind is numbered from the next number on; what has been given out stays. With dry_run it tells the next three numbers and changes nothing.
 *
 * `PUT /api/number-series/{id}`, for whoever holds `contract_edit`.
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
const updateOperation = /* @__PURE__ */ called("numberSeries.update", {"api":"product","method":"PUT","path":"/number-series/{id}","fallbackMessage":"Không cập nhật được kiểu đánh số!","touches":["contractTypes"]})

export { destroyOperation as destroy, listOperation as list, storeOperation as store, updateOperation as update }
