// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem lịch đào tạo. The days of all courses that are not cancelled within a time of 62 days at most, in their order, 2000 at most, and whether there are more; whoever reads for single units sees courses with people of theirs. Days of one place, of one lecturer or of courses with people of one unit alone when asked.
 *
 * `GET /api/trainings/calendar`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const calendarOperation = /* @__PURE__ */ called("trainingDetails.calendar", {"api":"product","method":"GET","path":"/trainings/calendar","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm buổi học. Add days to a course, all or none; a place or a lecturer that is taken at that hour is refused by name.
 *
 * `POST /api/trainings/{id}/details/bulk/store`, for whoever holds `training_edit`.
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
const storeBulkOperation = /* @__PURE__ */ called("trainingDetails.storeBulk", {"api":"product","method":"POST","path":"/trainings/{id}/details/bulk/store","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations"]})

/**
 * Sửa buổi học. Save days of a course, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/trainings/{id}/details/bulk/update`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingDetails.updateBulk", {"api":"product","method":"POST","path":"/trainings/{id}/details/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations"]})

export { calendarOperation as calendar, storeBulkOperation as storeBulk, updateBulkOperation as updateBulk }
