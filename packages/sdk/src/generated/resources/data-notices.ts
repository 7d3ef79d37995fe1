// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem thông báo về dữ liệu cá nhân đang áp dụng. The notice in force, and when the reader has confirmed it.
 *
 * `GET /api/data-notices/current`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const currentOperation = /* @__PURE__ */ called("dataNotices.current", {"api":"product","method":"GET","path":"/data-notices/current","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem các bản thông báo về dữ liệu cá nhân. The versions of the notice, the one in force first, each with how many have read it, and whom a new one would reach.
 *
 * `GET /api/data-notices`, for whoever holds `personal_data_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("dataNotices.list", {"api":"product","method":"GET","path":"/data-notices","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xác nhận đã đọc thông báo về dữ liệu cá nhân. Confirm that one has read the notice in force; a second time changes nothing.
 *
 * `POST /api/data-notices/read`, for whoever is signed in.
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
const readOperation = /* @__PURE__ */ called("dataNotices.read", {"api":"product","method":"POST","path":"/data-notices/read","fallbackMessage":"Không ghi nhận được!","touches":["home","notices"]})

/**
 * Ban hành thông báo về dữ liệu cá nhân. Put a new version of the notice into force and tell everybody with an account; the ones before stay with those who read them. With dry_run=true it tells whom it reaches and changes nothing.
 *
 * `POST /api/data-notices`, for whoever holds `personal_data_edit`.
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
const storeOperation = /* @__PURE__ */ called("dataNotices.store", {"api":"product","method":"POST","path":"/data-notices","fallbackMessage":"Không ban hành được thông báo!","touches":["home","notices"]})

/**
 * Xem ai chưa đọc thông báo về dữ liệu cá nhân. Who has not confirmed the notice in force, by name; those who work here without an account among them, to be told in another way.
 *
 * `GET /api/data-notices/unread`, for whoever holds `personal_data_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const unreadOperation = /* @__PURE__ */ called("dataNotices.unread", {"api":"product","method":"GET","path":"/data-notices/unread","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { currentOperation as current, listOperation as list, readOperation as read, storeOperation as store, unreadOperation as unread }
