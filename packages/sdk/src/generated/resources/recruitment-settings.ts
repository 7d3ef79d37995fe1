// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem quy định tuyển dụng. What the company asks for before a campaign opens, and the pattern of its codes.
 *
 * `GET /api/recruitment-settings`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("recruitmentSettings.show", {"api":"product","method":"GET","path":"/recruitment-settings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa quy định tuyển dụng. Change what the company asks for before a campaign opens; only the fields that are sent change.
 *
 * `PUT /api/recruitment-settings`, for whoever holds `recruitment_approve`.
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
const updateOperation = /* @__PURE__ */ called("recruitmentSettings.update", {"api":"product","method":"PUT","path":"/recruitment-settings","fallbackMessage":"Cập nhật thất bại!"})

export { showOperation as show, updateOperation as update }
