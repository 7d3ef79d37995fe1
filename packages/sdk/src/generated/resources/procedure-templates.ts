// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem mẫu thủ tục tiếp nhận. What a reception begins with, by nature of work; the template of no nature is for all others, and where there is none the usual items are.
 *
 * `GET /api/procedure-templates`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("procedureTemplates.list", {"api":"product","method":"GET","path":"/procedure-templates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa mẫu thủ tục tiếp nhận. Save the template of one nature of work as a whole; without items it is taken away. Receptions that have begun keep their items.
 *
 * `PUT /api/procedure-templates`, for whoever holds `recruitment_edit`.
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
const updateOperation = /* @__PURE__ */ called("procedureTemplates.update", {"api":"product","method":"PUT","path":"/procedure-templates","fallbackMessage":"Không lưu được mẫu thủ tục!"})

export { listOperation as list, updateOperation as update }
