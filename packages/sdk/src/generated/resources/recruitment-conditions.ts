// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa điều kiện của đợt tuyển dụng. Take conditions out of a campaign, all or none.
 *
 * `POST /api/recruitments/{id}/conditions/destroy-bulk`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const destroyBulkOperation = /* @__PURE__ */ called("recruitmentConditions.destroyBulk", {"api":"product","method":"POST","path":"/recruitments/{id}/conditions/destroy-bulk","fallbackMessage":"Xóa thất bại!","touches":["recruitments"]})

/**
 * Thêm điều kiện của đợt tuyển dụng. Add conditions to a campaign, all or none.
 *
 * `POST /api/recruitments/{id}/conditions/store-bulk`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const storeBulkOperation = /* @__PURE__ */ called("recruitmentConditions.storeBulk", {"api":"product","method":"POST","path":"/recruitments/{id}/conditions/store-bulk","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments"]})

/**
 * Sửa điều kiện của đợt tuyển dụng. Save conditions of a campaign, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/recruitments/{id}/conditions/update-bulk`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const updateBulkOperation = /* @__PURE__ */ called("recruitmentConditions.updateBulk", {"api":"product","method":"POST","path":"/recruitments/{id}/conditions/update-bulk","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments"]})

export { destroyBulkOperation as destroyBulk, storeBulkOperation as storeBulk, updateBulkOperation as updateBulk }
