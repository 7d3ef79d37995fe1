// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem các gói dữ liệu cá nhân đã lập. The archives that were made about an employee, the newest first, at most twenty. Only whoever had one made may fetch it.
 *
 * `GET /api/employees/{id}/data-exports`, for whoever holds `personal_data_access`, or whoever holds `personal_data_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("dataArchives.list", {"api":"product","method":"GET","path":"/employees/{id}/data-exports","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Lập gói dữ liệu cá nhân. Make one ZIP of everything that is kept about oneself, by background work; or, for HR who may see pay and sensitive data, about somebody on his open request to receive his data. It is fetched once, within 24 hours.
 *
 * `POST /api/employees/{id}/data-export`, for whoever holds `personal_data_edit`, or the person whom it is about (`employee`).
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
const makeOperation = /* @__PURE__ */ called("dataArchives.make", {"api":"product","method":"POST","path":"/employees/{id}/data-export","fallbackMessage":"Không lập được gói dữ liệu!"})

/**
 * Tải gói dữ liệu cá nhân. The one ticket by which the browser of whoever had the archive made fetches it, once, within a minute; a second one is not given.
 *
 * `POST /api/employees/{id}/data-exports/{row_id}/ticket`, for whoever holds `personal_data_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ticketOperation = /* @__PURE__ */ called("dataArchives.ticket", {"api":"product","method":"POST","path":"/employees/{id}/data-exports/{row_id}/ticket","fallbackMessage":"Không tải được gói dữ liệu!"})

export { listOperation as list, makeOperation as make, ticketOperation as ticket }
