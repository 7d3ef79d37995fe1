// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách tỉnh/thành phố (cũ). The 63 provinces and cities of the old scheme (until 30 June 2025).
 *
 * `GET /api/address/provinces`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("provinces.list", {"api":"product","method":"GET","path":"/address/provinces","rows":"provinces","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem tỉnh/thành phố (cũ). One of them.
 *
 * `GET /api/address/provinces/{id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("provinces.show", {"api":"product","method":"GET","path":"/address/provinces/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { listOperation as list, showOperation as show }
