// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách thông báo. One's own notices in the current company, the newest first.
 *
 * `GET /api/notices`, for the person whom it is about (`notice`).
 * Sorted by created_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("notices.list", {"api":"product","method":"GET","path":"/notices","rows":"notices","fallbackMessage":"Không lấy được thông báo!"})

/**
 * Đánh dấu thông báo đã đọc. Mark one of one's own notices as read; one that has been read stays as it is.
 *
 * `POST /api/notices/{id}/read`, for the person whom it is about (`notice`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const readOperation = /* @__PURE__ */ called("notices.read", {"api":"product","method":"POST","path":"/notices/{id}/read","fallbackMessage":"Không đánh dấu được thông báo, vui lòng thử lại sau."})

/**
 * Đánh dấu tất cả thông báo đã đọc. Mark all of one's own notices as read that there were when the list was read; what came since stays unread.
 *
 * `POST /api/notices/read-all`, for the person whom it is about (`notice`).
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
const readAllOperation = /* @__PURE__ */ called("notices.readAll", {"api":"product","method":"POST","path":"/notices/read-all","fallbackMessage":"Không đánh dấu được thông báo, vui lòng thử lại sau."})

/**
 * Bật, tắt loại thông báo của mình. Silence these kinds for oneself and no others. Kinds that the law asks for are refused.
 *
 * `PUT /api/notices/settings`, for whoever is signed in.
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
const saveSettingsOperation = /* @__PURE__ */ called("notices.saveSettings", {"api":"product","method":"PUT","path":"/notices/settings","fallbackMessage":"Không lưu được cài đặt thông báo, vui lòng thử lại sau."})

/**
 * Xem loại thông báo của mình. Every kind of notice and whether one has silenced it for oneself in the current company.
 *
 * `GET /api/notices/settings`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const settingsOperation = /* @__PURE__ */ called("notices.settings", {"api":"product","method":"GET","path":"/notices/settings","fallbackMessage":"Không lấy được cài đặt thông báo!"})

/**
 * Đếm thông báo chưa đọc của mình. How many of one's own notices have not been read.
 *
 * `GET /api/notices/unread`, for the person whom it is about (`notice`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const unreadOperation = /* @__PURE__ */ called("notices.unread", {"api":"product","method":"GET","path":"/notices/unread","fallbackMessage":"Không lấy được số thông báo!"})

export { listOperation as list, readOperation as read, readAllOperation as readAll, saveSettingsOperation as saveSettings, settingsOperation as settings, unreadOperation as unread }
