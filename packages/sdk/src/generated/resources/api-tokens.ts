// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Thu hồi mã truy cập cho phần mềm. Revoke one of one's own tokens; the next request with it is refused. It cannot be undone.
 *
 * `DELETE /api/api-tokens/{id}`, for whoever holds `api_token_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("apiTokens.destroy", {"api":"product","method":"DELETE","path":"/api-tokens/{id}","fallbackMessage":"Không thu hồi được mã truy cập, vui lòng thử lại sau."})

/**
 * Xem mã truy cập cho phần mềm của mình. One's own tokens in the current company, the newest first. The secrets are shown to nobody again.
 *
 * `GET /api/api-tokens`, for whoever holds `api_token_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("apiTokens.list", {"api":"product","method":"GET","path":"/api-tokens","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tạo mã truy cập cho phần mềm. Make a token by which a program reads what its owner may read in the current company. It cannot write.
 *
 * `POST /api/api-tokens`, for whoever holds `api_token_edit`.
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
const storeOperation = /* @__PURE__ */ called("apiTokens.store", {"api":"product","method":"POST","path":"/api-tokens","fallbackMessage":"Không tạo được mã truy cập, vui lòng thử lại sau."})

export { destroyOperation as destroy, listOperation as list, storeOperation as store }
