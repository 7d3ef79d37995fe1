// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Hủy thư chờ gửi. Keep a mail that waits from being sent.
 *
 * `POST /api/mails/{id}/cancel`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const cancelOperation = /* @__PURE__ */ called("mails.cancel", {"api":"product","method":"POST","path":"/mails/{id}/cancel","fallbackMessage":"Không hủy được thư, vui lòng thử lại sau."})

/**
 * Xem danh sách thư gửi đi. Outgoing mail of the current company, the newest first.
 *
 * `GET /api/mails`, for whoever holds `permission_access`.
 * Sorted by created_at, sent_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("mails.list", {"api":"product","method":"GET","path":"/mails","jsonParameters":["filter"],"rows":"mails","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gửi lại thư. Send a mail that failed, was cancelled, or was only kept as a file. Not one with a one-time link, which is gone, nor a letter to a candidate that is held.
 *
 * `POST /api/mails/{id}/retry`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const retryOperation = /* @__PURE__ */ called("mails.retry", {"api":"product","method":"POST","path":"/mails/{id}/retry","fallbackMessage":"Không gửi lại được thư, vui lòng thử lại sau."})

/**
 * Xem thư gửi đi. One mail with its text, as its recipient reads it but for one-time links.
 *
 * `GET /api/mails/{id}`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("mails.show", {"api":"product","method":"GET","path":"/mails/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { cancelOperation as cancel, listOperation as list, retryOperation as retry, showOperation as show }
