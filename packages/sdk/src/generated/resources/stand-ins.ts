// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Thôi nhờ người thay. End what the caller has named; of days that have passed it stays known.
 *
 * `POST /api/stand-ins/{id}/end`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const endOperation = /* @__PURE__ */ called("standIns.end", {"api":"product","method":"POST","path":"/stand-ins/{id}/end","fallbackMessage":"Không bỏ được người thay!"})

/**
 * Xem người thay khi mình vắng. Who stands in for the caller and for whom he does, as long as their days are not over, and who may be named, each with what he may settle by rights of his own and what he may not.
 *
 * `GET /api/stand-ins`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("standIns.list", {"api":"product","method":"GET","path":"/stand-ins","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Chọn người thay khi mình vắng. Name who is told, from a day to a day, of what waits for the caller. He must hold one of the caller's own rights by himself; no right is passed on. Days of two stand-ins never meet (409).
 *
 * `POST /api/stand-ins`, for whoever is signed in.
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
const storeOperation = /* @__PURE__ */ called("standIns.store", {"api":"product","method":"POST","path":"/stand-ins","fallbackMessage":"Không lưu được người thay!"})

export { endOperation as end, listOperation as list, storeOperation as store }
