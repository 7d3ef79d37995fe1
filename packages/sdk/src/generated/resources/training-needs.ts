// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xóa nhu cầu đào tạo. Delete a proposal that nothing was done about; it can be restored for a while.
 *
 * `DELETE /api/training-needs/{id}`, for whoever holds `training_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("trainingNeeds.destroy", {"api":"product","method":"DELETE","path":"/training-needs/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều nhu cầu đào tạo. Delete several training needs, all or none.
 *
 * `POST /api/training-needs/destroy-bulk`, for whoever holds `training_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("trainingNeeds.destroyBulk", {"api":"product","method":"POST","path":"/training-needs/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Bỏ qua nhu cầu đào tạo. Set open needs aside with a reason, all or none; none comes back by itself for the same certificate.
 *
 * `POST /api/training-needs/dismiss`, for whoever holds `training_edit`.
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
const dismissOperation = /* @__PURE__ */ called("trainingNeeds.dismiss", {"api":"product","method":"POST","path":"/training-needs/dismiss","fallbackMessage":"Không bỏ qua được!","touches":["trainingPlans"]})

/**
 * Xuất nhu cầu đào tạo. The training needs that the filters leave, as a workbook.
 *
 * `GET /api/training-needs/export`, for whoever holds `training_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("trainingNeeds.export", {"api":"product","method":"GET","path":"/training-needs/export","jsonParameters":["filter"],"fallbackMessage":"Không xuất được danh sách nhu cầu đào tạo!","answersFile":true})

/**
 * Xem danh sách nhu cầu đào tạo. What people are still to be trained in, what is due first coming first; of the units that one reads for.
 *
 * `GET /api/training-needs`, for whoever holds `training_access`.
 * Sorted by due_date, full_name, target_name, priority, state, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("trainingNeeds.list", {"api":"product","method":"GET","path":"/training-needs","jsonParameters":["search","filter"],"rows":"needs","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xếp lớp theo nhu cầu đào tạo. Put the people of open needs into a course, one that is there or a new one; all or none. Who cannot be added is named with the reason.
 *
 * `POST /api/training-needs/place`, for whoever holds `training_edit`.
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
const placeOperation = /* @__PURE__ */ called("trainingNeeds.place", {"api":"product","method":"POST","path":"/training-needs/place","fallbackMessage":"Không xếp lớp được!","touches":["trainings","trainingEmployees","trainingInvitations","trainingPlans","trainingReports"]})

/**
 * Đưa nhu cầu đào tạo vào kế hoạch. Put open needs behind lines of a draft, one line for each thing that they are for, in the months in which they are due; all or none.
 *
 * `POST /api/training-needs/plan`, for whoever holds `training_edit`.
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
const planOperation = /* @__PURE__ */ called("trainingNeeds.plan", {"api":"product","method":"POST","path":"/training-needs/plan","fallbackMessage":"Không đưa vào kế hoạch được!","touches":["trainingPlans","trainingPlanLines"]})

/**
 * Mở lại nhu cầu đào tạo. Take up needs again that somebody set aside, all or none.
 *
 * `POST /api/training-needs/reopen`, for whoever holds `training_edit`.
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
const reopenOperation = /* @__PURE__ */ called("trainingNeeds.reopen", {"api":"product","method":"POST","path":"/training-needs/reopen","fallbackMessage":"Không mở lại được!"})

/**
 * Hoàn tác xóa nhu cầu đào tạo. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/training-needs/restore`, for whoever holds `training_delete`.
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
const restoreOperation = /* @__PURE__ */ called("trainingNeeds.restore", {"api":"product","method":"POST","path":"/training-needs/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem nhu cầu đào tạo. One training need.
 *
 * `GET /api/training-needs/{id}`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("trainingNeeds.show", {"api":"product","method":"GET","path":"/training-needs/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm nhu cầu đào tạo. Propose that somebody of one's units is trained, for one of a certificate, a field and a type of courses.
 *
 * `POST /api/training-needs`, for whoever holds `training_edit`, or whoever holds `training_confirm`.
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
const storeOperation = /* @__PURE__ */ called("trainingNeeds.store", {"api":"product","method":"POST","path":"/training-needs","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Cập nhật nhu cầu đào tạo. Change what is noted of an open need; the day by which it is due only of a proposal.
 *
 * `PUT /api/training-needs/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("trainingNeeds.update", {"api":"product","method":"PUT","path":"/training-needs/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, dismissOperation as dismiss, exportOperation as export, listOperation as list, placeOperation as place, planOperation as plan, reopenOperation as reopen, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update }
