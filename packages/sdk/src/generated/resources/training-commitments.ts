// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Cho cam kết đào tạo có hiệu lực. Let a signed promise take effect after the course, as agreed also for who did not pass; the cost is kept as it is now.
 *
 * `POST /api/training-commitments/{id}/activate`, for whoever holds `training_edit`.
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
const activateOperation = /* @__PURE__ */ called("trainingCommitments.activate", {"api":"product","method":"POST","path":"/training-commitments/{id}/activate","fallbackMessage":"Không thực hiện được!","touches":["trainingInvitations"]})

/**
 * Yêu cầu bồi hoàn cam kết đào tạo. Ask back what is left, on the basis that was chosen; from then on the amount stays.
 *
 * `POST /api/training-commitments/{id}/claim`, for whoever holds `training_edit`.
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
const claimOperation = /* @__PURE__ */ called("trainingCommitments.claim", {"api":"product","method":"POST","path":"/training-commitments/{id}/claim","fallbackMessage":"Không thực hiện được!","touches":["trainingInvitations"]})

/**
 * Xóa cam kết đào tạo. Delete a draft; it can be restored for a while.
 *
 * `DELETE /api/training-commitments/{id}`, for whoever holds `training_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("trainingCommitments.destroy", {"api":"product","method":"DELETE","path":"/training-commitments/{id}","fallbackMessage":"Xóa thất bại!","touches":["trainingInvitations"]})

/**
 * Xóa nhiều cam kết đào tạo. Delete several training commitments, all or none.
 *
 * `POST /api/training-commitments/destroy-bulk`, for whoever holds `training_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("trainingCommitments.destroyBulk", {"api":"product","method":"POST","path":"/training-commitments/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Tải bản cam kết đã ký. The scan of a signed promise, as it was uploaded.
 *
 * `GET /api/training-commitments/{id}/file`, for whoever holds `training_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileOperation = /* @__PURE__ */ downloaded("trainingCommitments.file", {"api":"product","method":"GET","path":"/training-commitments/{id}/file","fallbackMessage":"Không tải được bản cam kết!","answersFile":true})

/**
 * Xem danh sách cam kết đào tạo. Promises of service for courses, the last made first, with what would be paid back today; of the units that one reads for.
 *
 * `GET /api/training-commitments`, for whoever holds `training_access`.
 * Sorted by number, full_name, from_date, to_date, signed_on, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("trainingCommitments.list", {"api":"product","method":"GET","path":"/training-commitments","jsonParameters":["search","filter"],"rows":"commitments","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In hợp đồng đào tạo nghề. The promise as the paper 'Hợp đồng đào tạo nghề' with the contents of Điều 62 BLLĐ; what the record does not say is left open to write on. Sums are those that the reader may see, and say what they leave out.
 *
 * `POST /api/training-commitments/{id}/paper`, for whoever holds `training_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperOperation = /* @__PURE__ */ downloaded("trainingCommitments.paper", {"api":"product","method":"POST","path":"/training-commitments/{id}/paper","fallbackMessage":"Không in được hợp đồng đào tạo!","answersFile":true})

/**
 * Ghi nhận đã bồi hoàn cam kết đào tạo. Keep the day on which what was asked back had been paid.
 *
 * `POST /api/training-commitments/{id}/repay`, for whoever holds `training_edit`.
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
const repayOperation = /* @__PURE__ */ called("trainingCommitments.repay", {"api":"product","method":"POST","path":"/training-commitments/{id}/repay","fallbackMessage":"Không ghi nhận được!","touches":["trainingInvitations"]})

/**
 * Hoàn tác xóa cam kết đào tạo. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/training-commitments/restore`, for whoever holds `training_delete`.
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
const restoreOperation = /* @__PURE__ */ called("trainingCommitments.restore", {"api":"product","method":"POST","path":"/training-commitments/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Khôi phục hiệu lực cam kết đào tạo. Take a settlement back that was begun by hand; what a decision began goes back with the decision.
 *
 * `POST /api/training-commitments/{id}/resume`, for whoever holds `training_edit`.
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
const resumeOperation = /* @__PURE__ */ called("trainingCommitments.resume", {"api":"product","method":"POST","path":"/training-commitments/{id}/resume","fallbackMessage":"Không khôi phục được!","touches":["trainingInvitations"]})

/**
 * Quyết toán cam kết đào tạo. Reckon what is left of a promise in effect on the last day at work of who leaves.
 *
 * `POST /api/training-commitments/{id}/settle`, for whoever holds `training_edit`.
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
const settleOperation = /* @__PURE__ */ called("trainingCommitments.settle", {"api":"product","method":"POST","path":"/training-commitments/{id}/settle","fallbackMessage":"Không quyết toán được!","touches":["trainingInvitations"]})

/**
 * In biên bản thanh lý cam kết đào tạo. A promise that was claimed, paid back or waived as the paper 'Biên bản thanh lý'; refused (409) before.
 *
 * `POST /api/training-commitments/{id}/settlement-paper`, for whoever holds `training_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const settlementPaperOperation = /* @__PURE__ */ downloaded("trainingCommitments.settlementPaper", {"api":"product","method":"POST","path":"/training-commitments/{id}/settlement-paper","fallbackMessage":"Không in được biên bản thanh lý!","answersFile":true})

/**
 * Xem cam kết đào tạo. One training commitment.
 *
 * `GET /api/training-commitments/{id}`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("trainingCommitments.show", {"api":"product","method":"GET","path":"/training-commitments/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ghi nhận ký cam kết đào tạo. Keep the day on which a draft was signed by both, and the scan of it. Where the course has ended and was passed it takes effect at once.
 *
 * `POST /api/training-commitments/{id}/sign`, for whoever holds `training_edit`.
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
const signOperation = /* @__PURE__ */ uploaded("trainingCommitments.sign", {"api":"product","method":"POST","path":"/training-commitments/{id}/sign","fallbackMessage":"Không ghi nhận được!","files":["file"],"touches":["trainingInvitations"]})

/**
 * Thêm cam kết đào tạo. Write down what somebody of a course promises, with a number of the company's series; not of a course that the employer owes by law.
 *
 * `POST /api/training-commitments`, for whoever holds `training_edit`.
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
const storeOperation = /* @__PURE__ */ called("trainingCommitments.store", {"api":"product","method":"POST","path":"/training-commitments","fallbackMessage":"Thêm mới thất bại!","touches":["trainingInvitations"]})

/**
 * Lập cam kết cho học viên. Write down the same promise for several people of a course, all or none.
 *
 * `POST /api/trainings/{id}/commitments`, for whoever holds `training_edit`.
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
const storeBulkOperation = /* @__PURE__ */ called("trainingCommitments.storeBulk", {"api":"product","method":"POST","path":"/trainings/{id}/commitments","fallbackMessage":"Không lập được cam kết!","touches":["trainingInvitations"]})

/**
 * Cập nhật cam kết đào tạo. Change a draft.
 *
 * `PUT /api/training-commitments/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("trainingCommitments.update", {"api":"product","method":"PUT","path":"/training-commitments/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["trainingInvitations"]})

/**
 * Miễn bồi hoàn cam kết đào tạo. Ask nothing back, with the reason.
 *
 * `POST /api/training-commitments/{id}/waive`, for whoever holds `training_edit`.
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
const waiveOperation = /* @__PURE__ */ called("trainingCommitments.waive", {"api":"product","method":"POST","path":"/training-commitments/{id}/waive","fallbackMessage":"Không thực hiện được!","touches":["trainingInvitations"]})

export { activateOperation as activate, claimOperation as claim, destroyOperation as destroy, destroyBulkOperation as destroyBulk, fileOperation as file, listOperation as list, paperOperation as paper, repayOperation as repay, restoreOperation as restore, resumeOperation as resume, settleOperation as settle, settlementPaperOperation as settlementPaper, showOperation as show, signOperation as sign, storeOperation as store, storeBulkOperation as storeBulk, updateOperation as update, waiveOperation as waive }
