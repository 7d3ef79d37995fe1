// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách lời nhắc. When people are reminded of what is due, and who they are; one rule of each kind.
 *
 * `GET /api/reminder-rules`, for whoever holds `contract_access`, or whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("reminderRules.list", {"api":"product","method":"GET","path":"/reminder-rules","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Cập nhật lời nhắc. Change when people are reminded of a kind and who they are, from the next morning on.
 *
 * `PUT /api/reminder-rules/{id}`, for whoever holds `contract_edit`.
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
const updateOperation = /* @__PURE__ */ called("reminderRules.update", {"api":"product","method":"PUT","path":"/reminder-rules/{id}","fallbackMessage":"Không cập nhật được lời nhắc!"})

export { listOperation as list, updateOperation as update }
