// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem quy định ban hành hợp đồng. How the company issues its contracts.
 *
 * `GET /api/contract-settings`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("contractSettings.show", {"api":"product","method":"GET","path":"/contract-settings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa quy định ban hành hợp đồng. Change how the company issues its contracts; not by the right to issue them, of which it warns.
 *
 * `PUT /api/contract-settings`, for whoever holds `permission_edit`.
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
const updateOperation = /* @__PURE__ */ called("contractSettings.update", {"api":"product","method":"PUT","path":"/contract-settings","fallbackMessage":"Cập nhật thất bại!","touches":["contracts"]})

export { showOperation as show, updateOperation as update }
