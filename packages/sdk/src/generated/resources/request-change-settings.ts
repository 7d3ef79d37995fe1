// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem cài đặt yêu cầu cập nhật thông tin. How each field of the employee's file may be changed by the employee himself; everybody who asks for a change needs it.
 *
 * `GET /api/request-change-settings`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("requestChangeSettings.show", {"api":"product","method":"GET","path":"/request-change-settings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Cập nhật cài đặt yêu cầu cập nhật thông tin. Say how fields may be changed and when reviewers are reminded; what is not sent stays as it is. For who may review in the whole company.
 *
 * `PUT /api/request-change-settings`, for whoever holds `request_change_edit`.
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
const updateOperation = /* @__PURE__ */ called("requestChangeSettings.update", {"api":"product","method":"PUT","path":"/request-change-settings","fallbackMessage":"Không lưu được cài đặt!"})

export { showOperation as show, updateOperation as update }
