// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Bỏ tạm giữ dữ liệu cá nhân. End a hold that is in force, with the reason; nobody ends one on his own data.
 *
 * `POST /api/data-holds/{id}/end`, for whoever holds `personal_data_edit`.
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
const endOperation = /* @__PURE__ */ called("dataHolds.end", {"api":"product","method":"POST","path":"/data-holds/{id}/end","fallbackMessage":"Không bỏ tạm giữ được!"})

/**
 * Xem các lệnh tạm giữ dữ liệu cá nhân. Legal holds on people's data, those in force first, then the newest.
 *
 * `GET /api/data-holds`, for whoever holds `personal_data_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("dataHolds.list", {"api":"product","method":"GET","path":"/data-holds","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tạm giữ dữ liệu của một người theo yêu cầu pháp lý. Keep a person's data from being erased, with the reason and, where it is known, the last day. Nobody does so with his own.
 *
 * `POST /api/data-holds`, for whoever holds `personal_data_edit`.
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
const storeOperation = /* @__PURE__ */ called("dataHolds.store", {"api":"product","method":"POST","path":"/data-holds","fallbackMessage":"Không ghi nhận được lệnh tạm giữ!"})

export { endOperation as end, listOperation as list, storeOperation as store }
