// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách thông số pháp luật. Every number that a law or a rule of the group fixes, with all its values, past and to come.
 *
 * `GET /api/law-constants`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("lawConstants.list", {"api":"product","method":"GET","path":"/law-constants","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước một giá trị pháp luật. What a value would change if it were added. Changes nothing.
 *
 * `POST /api/law-constants/preview`, for whoever holds `permission_edit`.
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
const previewOperation = /* @__PURE__ */ called("lawConstants.preview", {"api":"product","method":"POST","path":"/law-constants/preview","fallbackMessage":"Không xem trước được!"})

/**
 * Ghi giá trị của thông số pháp luật. Add a value from a day on, or put that day's value right; what stood there stays in the history. Only who administers every company of the group.
 *
 * `POST /api/law-constants/values`, for whoever holds `permission_edit`.
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
const storeValueOperation = /* @__PURE__ */ called("lawConstants.storeValue", {"api":"product","method":"POST","path":"/law-constants/values","fallbackMessage":"Không lưu được giá trị!"})

export { listOperation as list, previewOperation as preview, storeValueOperation as storeValue }
