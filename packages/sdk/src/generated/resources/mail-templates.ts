// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách mẫu thư. Every template of the mails that the product writes, as the company has it.
 *
 * `GET /api/mail-templates`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("mailTemplates.list", {"api":"product","method":"GET","path":"/mail-templates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước mẫu thư. The mail that such a template would make, filled in with invented values. Changes nothing.
 *
 * `POST /api/mail-templates/{name}/preview`, for whoever holds `permission_edit`.
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
const previewOperation = /* @__PURE__ */ called("mailTemplates.preview", {"api":"product","method":"POST","path":"/mail-templates/{name}/preview","fallbackMessage":"Không xem trước được!"})

/**
 * Trả mẫu thư về mặc định. Give up the company's own words for the shipped ones.
 *
 * `POST /api/mail-templates/{name}/reset`, for whoever holds `permission_edit`.
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
const resetOperation = /* @__PURE__ */ called("mailTemplates.reset", {"api":"product","method":"POST","path":"/mail-templates/{name}/reset","fallbackMessage":"Không khôi phục được mẫu thư!"})

/**
 * Cập nhật mẫu thư. Write a template in the company's own words.
 *
 * `PUT /api/mail-templates/{name}`, for whoever holds `permission_edit`.
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
const updateOperation = /* @__PURE__ */ called("mailTemplates.update", {"api":"product","method":"PUT","path":"/mail-templates/{name}","fallbackMessage":"Không cập nhật được mẫu thư!"})

export { listOperation as list, previewOperation as preview, resetOperation as reset, updateOperation as update }
