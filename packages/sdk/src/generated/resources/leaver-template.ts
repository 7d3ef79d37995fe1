// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem trước hạn của mẫu việc cần làm khi nghỉ việc. The due days that these tasks would have for whoever works until a day; nothing is kept.
 *
 * `POST /api/leaver-template/preview`, for whoever holds `employee_edit`.
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
const previewOperation = /* @__PURE__ */ called("leaverTemplate.preview", {"api":"product","method":"POST","path":"/leaver-template/preview","fallbackMessage":"Không tính được hạn!"})

/**
 * Xem mẫu việc cần làm khi nghỉ việc. What has to be done when somebody leaves, as the company says it; the usual tasks where it has no template of its own.
 *
 * `GET /api/leaver-template`, for whoever holds `employee_access`, or whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("leaverTemplate.show", {"api":"product","method":"GET","path":"/leaver-template","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa mẫu việc cần làm khi nghỉ việc. Save the template as a whole; without items the usual tasks are back. Lists that are there already stay as they are.
 *
 * `PUT /api/leaver-template`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("leaverTemplate.update", {"api":"product","method":"PUT","path":"/leaver-template","fallbackMessage":"Không lưu được mẫu!"})

export { previewOperation as preview, showOperation as show, updateOperation as update }
