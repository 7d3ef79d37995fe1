// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Lập khóa đào tạo từ kế hoạch. Make a planned course for a line of an approved plan, with the people of the needs behind it who can come; a line may have several.
 *
 * `POST /api/training-plan-lines/{id}/course`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const openCourseOperation = /* @__PURE__ */ called("trainingPlanLines.openCourse", {"api":"product","method":"POST","path":"/training-plan-lines/{id}/course","fallbackMessage":"Không lập được khóa đào tạo!","touches":["trainings","trainingPlans","trainingNeeds"]})

/**
 * Sửa nội dung của kế hoạch đào tạo. Save lines of a draft, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/training-plans/{id}/lines/bulk/update`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingPlanLines.updateBulk", {"api":"product","method":"POST","path":"/training-plans/{id}/lines/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["trainingPlans"]})

export { openCourseOperation as openCourse, updateBulkOperation as updateBulk }
