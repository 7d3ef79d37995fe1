// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách phụ lục hợp đồng. The appendices of a contract, the oldest first.
 *
 * `GET /api/contracts/{id}/appendices`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("appendices.list", {"api":"product","method":"GET","path":"/contracts/{id}/appendices","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm phụ lục hợp đồng. Add a signed appendix to an issued contract; its number is drawn within its contract, or typed and checked.
 *
 * `POST /api/contracts/{id}/appendices`, for whoever holds `contract_edit`.
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
const storeOperation = /* @__PURE__ */ called("appendices.store", {"api":"product","method":"POST","path":"/contracts/{id}/appendices","fallbackMessage":"Không tạo được phụ lục!","touches":["contracts"]})

export { listOperation as list, storeOperation as store }
