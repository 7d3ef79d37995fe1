// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem ai đã xem hồ sơ của nhân viên. Who has seen sensitive data of an employee or taken any of it away, newest first. Whoever reads it of himself is told roles and units, no names.
 *
 * `GET /api/employees/{id}/data-views`, for whoever holds `personal_data_access`, or whoever holds `permission_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("personalDataViews.list", {"api":"product","method":"GET","path":"/employees/{id}/data-views","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { listOperation as list }
