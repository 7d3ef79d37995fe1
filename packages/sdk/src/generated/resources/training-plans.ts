// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Duyệt kế hoạch đào tạo. Approve a plan that waits, and keep its sums as approved; never one's own.
 *
 * `POST /api/training-plans/{id}/approve`, for whoever holds `training_approve`.
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
const approveOperation = /* @__PURE__ */ called("trainingPlans.approve", {"api":"product","method":"POST","path":"/training-plans/{id}/approve","fallbackMessage":"Không duyệt được!"})

/**
 * Hủy kế hoạch đào tạo. Cancel a plan that is not finished, with a reason; never one's own.
 *
 * `POST /api/training-plans/{id}/cancel`, for whoever holds `training_approve`.
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
const cancelOperation = /* @__PURE__ */ called("trainingPlans.cancel", {"api":"product","method":"POST","path":"/training-plans/{id}/cancel","fallbackMessage":"Không hủy được!"})

/**
 * Sao chép kế hoạch đào tạo. Make a draft for another year of this plan, with its lines.
 *
 * `POST /api/training-plans/{id}/copy`, for whoever holds `training_edit`.
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
const copyOperation = /* @__PURE__ */ called("trainingPlans.copy", {"api":"product","method":"POST","path":"/training-plans/{id}/copy","fallbackMessage":"Không sao chép được!"})

/**
 * Xóa kế hoạch đào tạo. Delete a draft that was never approved; it can be restored with its lines for a while.
 *
 * `DELETE /api/training-plans/{id}`, for whoever holds `training_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("trainingPlans.destroy", {"api":"product","method":"DELETE","path":"/training-plans/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều kế hoạch đào tạo. Delete several training plans, all or none.
 *
 * `POST /api/training-plans/destroy-bulk`, for whoever holds `training_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("trainingPlans.destroyBulk", {"api":"product","method":"POST","path":"/training-plans/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Hoàn thành kế hoạch đào tạo. Finish a plan that is carried out and of which no course is open.
 *
 * `POST /api/training-plans/{id}/finish`, for whoever holds `training_edit`.
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
const finishOperation = /* @__PURE__ */ called("trainingPlans.finish", {"api":"product","method":"POST","path":"/training-plans/{id}/finish","fallbackMessage":"Không hoàn thành được!"})

/**
 * Xem lịch sử kế hoạch đào tạo. How a plan came to its state, the last step first.
 *
 * `GET /api/training-plans/{id}/history`, for whoever holds `training_access`, or whoever holds `training_approve`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("trainingPlans.history", {"api":"product","method":"GET","path":"/training-plans/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách kế hoạch đào tạo. Plans of training of the current company, those of the last year first.
 *
 * `GET /api/training-plans`, for whoever holds `training_access`, or whoever holds `training_approve`.
 * Sorted by code, name, year, quarter, planned_total, people_total, status, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("trainingPlans.list", {"api":"product","method":"GET","path":"/training-plans","jsonParameters":["search","filter"],"rows":"plans","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In kế hoạch đào tạo. The plan as the paper 'Kế hoạch đào tạo', its lines as a table with their sums, for whoever may read it; one that nobody has approved yet says so.
 *
 * `POST /api/training-plans/{id}/paper`, for whoever holds `training_access`, or whoever holds `training_approve`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperOperation = /* @__PURE__ */ downloaded("trainingPlans.paper", {"api":"product","method":"POST","path":"/training-plans/{id}/paper","fallbackMessage":"Không in được kế hoạch đào tạo!","answersFile":true})

/**
 * Hoàn tác xóa kế hoạch đào tạo. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/training-plans/restore`, for whoever holds `training_delete`.
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
const restoreOperation = /* @__PURE__ */ called("trainingPlans.restore", {"api":"product","method":"POST","path":"/training-plans/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Trả lại kế hoạch đào tạo. Send a plan that waits back with a reason; never one's own.
 *
 * `POST /api/training-plans/{id}/return`, for whoever holds `training_approve`.
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
const returnOperation = /* @__PURE__ */ called("trainingPlans.return", {"api":"product","method":"POST","path":"/training-plans/{id}/return","fallbackMessage":"Không trả lại được!"})

/**
 * Điều chỉnh kế hoạch đào tạo. Take up an approved plan again with a reason; what changes is approved anew.
 *
 * `POST /api/training-plans/{id}/revise`, for whoever holds `training_edit`.
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
const reviseOperation = /* @__PURE__ */ called("trainingPlans.revise", {"api":"product","method":"POST","path":"/training-plans/{id}/revise","fallbackMessage":"Không điều chỉnh được!"})

/**
 * Xem kế hoạch đào tạo. One training plan.
 *
 * `GET /api/training-plans/{id}`, for whoever holds `training_access`, or whoever holds `training_approve`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("trainingPlans.show", {"api":"product","method":"GET","path":"/training-plans/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm kế hoạch đào tạo. Create a training plan.
 *
 * `POST /api/training-plans`, for whoever holds `training_edit`.
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
const storeOperation = /* @__PURE__ */ called("trainingPlans.store", {"api":"product","method":"POST","path":"/training-plans","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Trình duyệt kế hoạch đào tạo. Send a draft to be approved; each of its lines needs people and a budget.
 *
 * `POST /api/training-plans/{id}/submit`, for whoever holds `training_edit`.
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
const submitOperation = /* @__PURE__ */ called("trainingPlans.submit", {"api":"product","method":"POST","path":"/training-plans/{id}/submit","fallbackMessage":"Không trình duyệt được!"})

/**
 * Cập nhật kế hoạch đào tạo. Change a draft; only the fields that are sent change.
 *
 * `PUT /api/training-plans/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("trainingPlans.update", {"api":"product","method":"PUT","path":"/training-plans/{id}","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Rút lại kế hoạch đào tạo. Take back a plan that waits for approval; only who made or sent it.
 *
 * `POST /api/training-plans/{id}/withdraw`, for whoever holds `training_edit`.
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
const withdrawOperation = /* @__PURE__ */ called("trainingPlans.withdraw", {"api":"product","method":"POST","path":"/training-plans/{id}/withdraw","fallbackMessage":"Không rút lại được!"})

export { approveOperation as approve, cancelOperation as cancel, copyOperation as copy, destroyOperation as destroy, destroyBulkOperation as destroyBulk, finishOperation as finish, historyOperation as history, listOperation as list, paperOperation as paper, restoreOperation as restore, returnOperation as return, reviseOperation as revise, showOperation as show, storeOperation as store, submitOperation as submit, updateOperation as update, withdrawOperation as withdraw }
