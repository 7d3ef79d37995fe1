// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem quy định ban hành quyết định. How the company issues its decisions.
 *
 * `GET /api/decision-settings`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("decisionSettings.show", {"api":"product","method":"GET","path":"/decision-settings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa quy định ban hành quyết định. Change how the company issues its decisions; not by the right to issue them, which it bounds.
 *
 * `PUT /api/decision-settings`, for whoever holds `permission_edit`.
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
const updateOperation = /* @__PURE__ */ called("decisionSettings.update", {"api":"product","method":"PUT","path":"/decision-settings","fallbackMessage":"Cập nhật thất bại!","touches":["decisions"]})

export { showOperation as show, updateOperation as update }
