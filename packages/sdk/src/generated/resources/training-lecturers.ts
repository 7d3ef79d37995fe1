// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Thêm giảng viên của khóa. Add a lecturer to a course; an employee, or somebody from outside by name.
 *
 * `POST /api/trainings/{id}/lecturers`, for whoever holds `training_edit`.
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
const storeOperation = /* @__PURE__ */ called("trainingLecturers.store", {"api":"product","method":"POST","path":"/trainings/{id}/lecturers","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations"]})

/**
 * Thêm nhiều giảng viên của khóa. Add several lecturers to a course, all or none.
 *
 * `POST /api/trainings/{id}/lecturers/bulk/store`, for whoever holds `training_edit`.
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
const storeBulkOperation = /* @__PURE__ */ called("trainingLecturers.storeBulk", {"api":"product","method":"POST","path":"/trainings/{id}/lecturers/bulk/store","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations"]})

/**
 * Sửa giảng viên của khóa. Save lecturers of a course, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/trainings/{id}/lecturers/bulk/update`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingLecturers.updateBulk", {"api":"product","method":"POST","path":"/trainings/{id}/lecturers/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations"]})

export { storeOperation as store, storeBulkOperation as storeBulk, updateBulkOperation as updateBulk }
