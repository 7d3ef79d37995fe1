// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách tỉnh/thành phố. The 34 provinces and cities of the new scheme.
 *
 * `GET /api/address/provinces/new`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("newProvinces.list", {"api":"product","method":"GET","path":"/address/provinces/new","rows":"provinces","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem tỉnh/thành phố. One of them.
 *
 * `GET /api/address/provinces/new/{id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("newProvinces.show", {"api":"product","method":"GET","path":"/address/provinces/new/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { listOperation as list, showOperation as show }
