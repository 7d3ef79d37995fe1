// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem trước việc sau khi công bố kết quả kiểm tra. Whom publishing a test would touch by the results that stand now, but for the reader's own; each consequence as if its switch were on.
 *
 * `GET /api/exams/{id}/consequences`, for whoever holds `exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const consequencesOperation = /* @__PURE__ */ called("exams.consequences", {"api":"product","method":"GET","path":"/exams/{id}/consequences","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xóa đợt kiểm tra. Delete a test that is still a draft; it can be restored with all its parts for a while.
 *
 * `DELETE /api/exams/{id}`, for whoever holds `exam_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("exams.destroy", {"api":"product","method":"DELETE","path":"/exams/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều đợt kiểm tra. Delete several exams, all or none.
 *
 * `POST /api/exams/destroy/bulk`, for whoever holds `exam_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("exams.destroyBulk", {"api":"product","method":"POST","path":"/exams/destroy/bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xem danh sách đợt kiểm tra. Periodic tests of the current company, newest first; whoever reads for single units sees theirs, once they are scheduled.
 *
 * `GET /api/exams`, for whoever holds `exam_access`.
 * Sorted by code, name, kind, from_date, to_date, status, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("exams.list", {"api":"product","method":"GET","path":"/exams","jsonParameters":["search","filter"],"rows":"exams","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem đợt kiểm tra định kỳ sắp tới của mình. One's own tests that are arranged or under way, the next first, with the days and places of their parts.
 *
 * `GET /api/exams/mine`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("exams.mine", {"api":"product","method":"GET","path":"/exams/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Chuyển trạng thái đợt kiểm tra. Bring a test into its next state, or back with a reason. Publishing shows the results and does what follows by the test's switches, which may be set with it - the retest, training needs, certificates held, and the draft of the decision that raises a grade, as far as its publisher may draft it. Taking it back takes all that back.
 *
 * `POST /api/exams/{id}/move`, for whoever holds `exam_edit`.
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
const moveOperation = /* @__PURE__ */ called("exams.move", {"api":"product","method":"POST","path":"/exams/{id}/move","fallbackMessage":"Không chuyển được trạng thái đợt kiểm tra!","touches":["examResults","trainingNeeds","employeeCertificates","decisions","trainingReports"]})

/**
 * Xem câu hỏi của đợt kiểm tra. The questions of a test by part, with what is right; only with the right to questions.
 *
 * `GET /api/exams/{id}/list-questions`, for whoever holds `exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const questionsOperation = /* @__PURE__ */ called("exams.questions", {"api":"product","method":"GET","path":"/exams/{id}/list-questions","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Đặt lịch lặp lại của đợt kiểm tra. Say how often a test comes back, for whom and who looks after it; null months switch it off. The night makes the draft of the next run once, so many days before. With dry_run=true nothing changes.
 *
 * `PUT /api/exams/{id}/repeat`, for whoever holds `exam_edit`.
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
const repeatOperation = /* @__PURE__ */ called("exams.repeat", {"api":"product","method":"PUT","path":"/exams/{id}/repeat","fallbackMessage":"Không đặt được lịch lặp lại!"})

/**
 * Hoàn tác xóa đợt kiểm tra. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/exams/restore`, for whoever holds `exam_delete`.
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
const restoreOperation = /* @__PURE__ */ called("exams.restore", {"api":"product","method":"POST","path":"/exams/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Gửi thông báo đợt kiểm tra. Tell the people of a scheduled test by mail, all or the named ones; nobody is told twice.
 *
 * `POST /api/exams/{id}/send-notification`, for whoever holds `exam_edit`.
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
const sendNotificationOperation = /* @__PURE__ */ called("exams.sendNotification", {"api":"product","method":"POST","path":"/exams/{id}/send-notification","fallbackMessage":"Không gửi được thông báo!","touches":["examResults"]})

/**
 * Xem đợt kiểm tra. One exam.
 *
 * `GET /api/exams/{id}`, for whoever holds `exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("exams.show", {"api":"product","method":"GET","path":"/exams/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm đợt kiểm tra. Create an exam.
 *
 * `POST /api/exams`, for whoever holds `exam_edit`.
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
const storeOperation = /* @__PURE__ */ called("exams.store", {"api":"product","method":"POST","path":"/exams","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Cập nhật đợt kiểm tra. Change a test; only the fields that are sent change. What results depend on stands still once a score is there.
 *
 * `PUT /api/exams/{id}`, for whoever holds `exam_edit`.
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
const updateOperation = /* @__PURE__ */ called("exams.update", {"api":"product","method":"PUT","path":"/exams/{id}","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Xem kết quả kiểm tra định kỳ của nhân viên. The published tests of an employee, the last first; without one, one's own.
 *
 * `GET /api/exams/wp-list-exams`, for whoever holds `exam_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const workProgressOperation = /* @__PURE__ */ called("exams.workProgress", {"api":"product","method":"GET","path":"/exams/wp-list-exams","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { consequencesOperation as consequences, destroyOperation as destroy, destroyBulkOperation as destroyBulk, listOperation as list, mineOperation as mine, moveOperation as move, questionsOperation as questions, repeatOperation as repeat, restoreOperation as restore, sendNotificationOperation as sendNotification, showOperation as show, storeOperation as store, updateOperation as update, workProgressOperation as workProgress }
