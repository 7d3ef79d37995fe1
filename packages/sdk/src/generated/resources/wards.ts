// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách phường/xã (cũ). The wards of the old scheme, of one district or all.
 *
 * `GET /api/address/wards`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("wards.list", {"api":"product","method":"GET","path":"/address/wards","rows":"wards","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem phường/xã (cũ). An old ward, with the communes that took its people in.
 *
 * `GET /api/address/wards/{id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("wards.show", {"api":"product","method":"GET","path":"/address/wards/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { listOperation as list, showOperation as show }
