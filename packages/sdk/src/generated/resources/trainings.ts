// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Bắt đầu khóa đào tạo. Begin a course that somebody has confirmed; nobody answers any more then, and its plan is being carried out.
 *
 * `POST /api/trainings/{id}/begin`, for whoever holds `training_edit`.
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
const beginOperation = /* @__PURE__ */ called("trainings.begin", {"api":"product","method":"POST","path":"/trainings/{id}/begin","fallbackMessage":"Không bắt đầu được khóa đào tạo!","touches":["trainingPlans","trainingInvitations","trainingReports"]})

/**
 * Hủy khóa đào tạo. Cancel a course that is not finished, with a reason; certificates that it gave before it was taken up again are revoked.
 *
 * `POST /api/trainings/{id}/cancel`, for whoever holds `training_edit`.
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
const cancelOperation = /* @__PURE__ */ called("trainings.cancel", {"api":"product","method":"POST","path":"/trainings/{id}/cancel","fallbackMessage":"Không hủy được khóa đào tạo!","touches":["trainingEmployees","trainingInvitations","employeeCertificates","trainingCommitments","trainingReports"]})

/**
 * Sao chép khóa đào tạo. Plan a course like this one on other days, with its subjects, who teaches them and the costs that were planned for all; without people, days, partners, documents, what was paid, and costs of pay.
 *
 * `POST /api/trainings/{id}/copy`, for whoever holds `training_edit`.
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
const copyOperation = /* @__PURE__ */ called("trainings.copy", {"api":"product","method":"POST","path":"/trainings/{id}/copy","fallbackMessage":"Không sao chép được khóa đào tạo!","touches":["trainingReports"]})

/**
 * Xóa khóa đào tạo. Delete a course of which nobody was told yet; it can be restored with all its parts for a while.
 *
 * `DELETE /api/trainings/{id}`, for whoever holds `training_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("trainings.destroy", {"api":"product","method":"DELETE","path":"/trainings/{id}","fallbackMessage":"Xóa thất bại!","touches":["trainingReports"]})

/**
 * Xóa nhiều khóa đào tạo. Delete several courses, all or none.
 *
 * `POST /api/trainings/destroy-bulk`, for whoever holds `training_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("trainings.destroyBulk", {"api":"product","method":"POST","path":"/trainings/destroy-bulk","fallbackMessage":"Xóa thất bại!","touches":["trainingReports"]})

/**
 * Tự đăng ký khóa đào tạo. Put oneself down for a course that is open to one; without a free seat one waits in the order of arrival.
 *
 * `POST /api/trainings/{id}/enrol`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const enrolOperation = /* @__PURE__ */ called("trainings.enrol", {"api":"product","method":"POST","path":"/trainings/{id}/enrol","fallbackMessage":"Không đăng ký được khóa đào tạo!","touches":["trainingInvitations","trainingEmployees","trainingReports"]})

/**
 * Kết thúc khóa đào tạo. Finish a course that is going on, once the attendance of every day is closed and whoever joined has a result; who passed and has no certificate of it yet gets one, with a number of the company's series.
 *
 * `POST /api/trainings/{id}/finish`, for whoever holds `training_edit`.
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
const finishOperation = /* @__PURE__ */ called("trainings.finish", {"api":"product","method":"POST","path":"/trainings/{id}/finish","fallbackMessage":"Không kết thúc được khóa đào tạo!","touches":["trainingPlans","trainingEmployees","employeeCertificates","trainingCommitments","trainingReports"]})

/**
 * Xem lịch sử khóa đào tạo. Who changed what in a course and its subjects, lecturers, days, partners, costs and documents, and what became of its people, the last first; pay only for who may see it, people outside of the reader's units without their names, and nothing of what became of them.
 *
 * `GET /api/trainings/{id}/history`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("trainings.history", {"api":"product","method":"GET","path":"/trainings/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách khóa đào tạo. Courses of the current company, newest first.
 *
 * `GET /api/trainings`, for whoever holds `training_access`.
 * Sorted by code, name, start_date, end_date, hours, people_total, status, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("trainings.list", {"api":"product","method":"GET","path":"/trainings","jsonParameters":["search","filter"],"rows":"trainings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem khóa đào tạo còn thiếu gì. What a course lacks for its next state, before anybody tries to bring it there.
 *
 * `GET /api/trainings/{id}/next`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const nextOperation = /* @__PURE__ */ called("trainings.next", {"api":"product","method":"GET","path":"/trainings/{id}/next","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Mở đăng ký khóa đào tạo. Open a planned course; it needs its days, a place, a subject and deadlines in order.
 *
 * `POST /api/trainings/{id}/open`, for whoever holds `training_edit`.
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
const openOperation = /* @__PURE__ */ called("trainings.open", {"api":"product","method":"POST","path":"/trainings/{id}/open","fallbackMessage":"Không mở được khóa đào tạo!"})

/**
 * Mở lại khóa đào tạo. Take a finished course up again, with a reason; its results can be changed, and its certificates are under review until it is finished anew. Not of a plan that is done.
 *
 * `POST /api/trainings/{id}/reopen`, for whoever holds `training_edit`.
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
const reopenOperation = /* @__PURE__ */ called("trainings.reopen", {"api":"product","method":"POST","path":"/trainings/{id}/reopen","fallbackMessage":"Không mở lại được khóa đào tạo!","touches":["trainingEmployees","trainingInvitations","employeeCertificates","trainingCommitments","trainingReports"]})

/**
 * Hoàn tác xóa khóa đào tạo. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/trainings/restore`, for whoever holds `training_delete`.
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
const restoreOperation = /* @__PURE__ */ called("trainings.restore", {"api":"product","method":"POST","path":"/trainings/restore","fallbackMessage":"Không hoàn tác được!","touches":["trainingReports"]})

/**
 * Xem khóa đào tạo. One course.
 *
 * `GET /api/trainings/{id}`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("trainings.show", {"api":"product","method":"GET","path":"/trainings/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm khóa đào tạo. Create a course.
 *
 * `POST /api/trainings`, for whoever holds `training_edit`.
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
const storeOperation = /* @__PURE__ */ called("trainings.store", {"api":"product","method":"POST","path":"/trainings","fallbackMessage":"Thêm mới thất bại!","touches":["trainingReports"]})

/**
 * Cập nhật khóa đào tạo. Change a course; only the fields that are sent change.
 *
 * `PUT /api/trainings/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("trainings.update", {"api":"product","method":"PUT","path":"/trainings/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["trainingReports"]})

export { beginOperation as begin, cancelOperation as cancel, copyOperation as copy, destroyOperation as destroy, destroyBulkOperation as destroyBulk, enrolOperation as enrol, finishOperation as finish, historyOperation as history, listOperation as list, nextOperation as next, openOperation as open, reopenOperation as reopen, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update }
