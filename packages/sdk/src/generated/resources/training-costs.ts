// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Thêm chi phí đào tạo. Add costs to a course, all or none.
 *
 * `POST /api/trainings/{id}/costs/bulk/store`, for whoever holds `training_edit`.
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
const storeBulkOperation = /* @__PURE__ */ called("trainingCosts.storeBulk", {"api":"product","method":"POST","path":"/trainings/{id}/costs/bulk/store","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingCommitments","trainingReports"]})

/**
 * Sửa chi phí đào tạo. Save costs of a course, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/trainings/{id}/costs/bulk/update`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingCosts.updateBulk", {"api":"product","method":"POST","path":"/trainings/{id}/costs/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingCommitments","trainingReports"]})

export { storeBulkOperation as storeBulk, updateBulkOperation as updateBulk }
