// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Ghi nhận vắng mặt ở khóa đào tạo. Take down that somebody who had confirmed did not come, with a reason.
 *
 * `POST /api/training-employees/{id}/absent`, for whoever holds `training_confirm`, or whoever holds `training_edit`.
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
const absentOperation = /* @__PURE__ */ called("trainingEmployees.absent", {"api":"product","method":"POST","path":"/training-employees/{id}/absent","fallbackMessage":"Không ghi nhận được!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Xác nhận tham gia khóa đào tạo. Confirm that somebody takes part, before the deadline; by oneself, or on behalf with a reason.
 *
 * `POST /api/training-employees/{id}/confirmed`, for whoever holds `training_edit`, or the person whom it is about (`employee`).
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
const confirmedOperation = /* @__PURE__ */ called("trainingEmployees.confirmed", {"api":"product","method":"POST","path":"/training-employees/{id}/confirmed","fallbackMessage":"Không xác nhận được!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Bỏ học viên khỏi khóa. Take somebody out of a course who has not answered yet; the seat goes to the first who waits.
 *
 * `DELETE /api/training-employees/{id}`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("trainingEmployees.destroy", {"api":"product","method":"DELETE","path":"/training-employees/{id}","fallbackMessage":"Xóa thất bại!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Xuất danh sách học viên. The people of a course with their results as a workbook; filled in, it is what an import of results takes.
 *
 * `GET /api/trainings/{id}/employees/export`, for whoever holds `training_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("trainingEmployees.export", {"api":"product","method":"GET","path":"/trainings/{id}/employees/export","fallbackMessage":"Không xuất được danh sách học viên!","answersFile":true})

/**
 * Nhập học viên từ tệp. Add the people of a workbook to a course, known by 'Mã nhân viên', in its order, all or none; {id} is the course, and who finds no seat waits.
 *
 * `POST /api/training-employees/{id}/import/excel`, for whoever holds `training_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("trainingEmployees.import", {"api":"product","method":"POST","path":"/training-employees/{id}/import/excel","fallbackMessage":"Không nhập được học viên!","files":["file"],"touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Nhập kết quả đào tạo từ tệp. Write who passed and who did not, with scores and certificates, by the rows of a workbook, which may be of several courses that are going on; all or none.
 *
 * `POST /api/training-employees/import/result`, for whoever holds `training_edit`.
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
const importResultsOperation = /* @__PURE__ */ uploaded("trainingEmployees.importResults", {"api":"product","method":"POST","path":"/training-employees/import/result","fallbackMessage":"Không nhập được kết quả!","files":["file"],"touches":["trainings","trainingInvitations","employeeCertificates","trainingReports"]})

/**
 * Xác nhận nhân viên đã tham gia. Confirm that somebody was there, by the head of the unit or by HR; nobody confirms himself.
 *
 * `POST /api/training-employees/{id}/joined/manager-confirm`, for whoever holds `training_confirm`, or whoever holds `training_edit`.
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
const joinedOperation = /* @__PURE__ */ called("trainingEmployees.joined", {"api":"product","method":"POST","path":"/training-employees/{id}/joined/manager-confirm","fallbackMessage":"Không xác nhận được!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Xác nhận nhiều nhân viên đã tham gia. Confirm that people of a course were there, all or none, by the head of their unit or by HR; nobody confirms himself.
 *
 * `POST /api/trainings/{id}/employees/joined`, for whoever holds `training_confirm`, or whoever holds `training_edit`.
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
const joinedBulkOperation = /* @__PURE__ */ called("trainingEmployees.joinedBulk", {"api":"product","method":"POST","path":"/trainings/{id}/employees/joined","fallbackMessage":"Không xác nhận được!","touches":["trainings","trainingInvitations","trainingAttendances","trainingReports"]})

/**
 * Xét kết quả đào tạo. Give everybody who joined and has no result yet the one of his marks, by score and attendance; whoever lacks a mark that the course asks for is left, with the reason.
 *
 * `POST /api/trainings/{id}/employees/judge`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const judgeOperation = /* @__PURE__ */ called("trainingEmployees.judge", {"api":"product","method":"POST","path":"/trainings/{id}/employees/judge","fallbackMessage":"Không ghi được kết quả!","touches":["trainings","trainingInvitations","employeeCertificates","trainingReports"]})

/**
 * Xem học viên của khóa. Who is in a course, or who of one unit, by name and always whole; whoever reads for single units sees their people.
 *
 * `GET /api/trainings/{id}/employees`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("trainingEmployees.list", {"api":"product","method":"GET","path":"/trainings/{id}/employees","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Cam kết trước khóa đào tạo. Take down the promise that a course asks for; the text that was promised is kept with its moment.
 *
 * `POST /api/training-employees/{id}/promised`, for whoever holds `training_edit`, or the person whom it is about (`employee`).
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
const promisedOperation = /* @__PURE__ */ called("trainingEmployees.promised", {"api":"product","method":"POST","path":"/training-employees/{id}/promised","fallbackMessage":"Không ghi nhận được cam kết!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Từ chối tham gia khóa đào tạo. Refuse a course before it begins, with a reason; the seat goes to the first who waits.
 *
 * `POST /api/training-employees/{id}/refused`, for whoever holds `training_edit`, or the person whom it is about (`employee`).
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
const refusedOperation = /* @__PURE__ */ called("trainingEmployees.refused", {"api":"product","method":"POST","path":"/training-employees/{id}/refused","fallbackMessage":"Không ghi nhận được!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Đăng ký khóa đào tạo. Register somebody for an open course before the deadline; from the waiting list only while a seat is free.
 *
 * `POST /api/training-employees/{id}/registered`, for whoever holds `training_edit`, or the person whom it is about (`employee`).
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
const registeredOperation = /* @__PURE__ */ called("trainingEmployees.registered", {"api":"product","method":"POST","path":"/training-employees/{id}/registered","fallbackMessage":"Không đăng ký được!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Đưa học viên về trạng thái trước. Take back the last change of somebody who is in a course, with a reason; both stay in his history.
 *
 * `POST /api/training-employees/{id}/return`, for whoever holds `training_edit`.
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
const returnOperation = /* @__PURE__ */ called("trainingEmployees.return", {"api":"product","method":"POST","path":"/training-employees/{id}/return","fallbackMessage":"Không thực hiện được!","touches":["trainings","trainingInvitations","employeeCertificates","trainingReports"]})

/**
 * Ghi kết quả đào tạo. Write scores and results of people of a course that is going on, all or none; who passes has reached the marks of the course, and a result that is there changes only after it was taken back, and who has it already is left alone.
 *
 * `POST /api/trainings/{id}/employees/results`, for whoever holds `training_edit`.
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
const saveResultsOperation = /* @__PURE__ */ called("trainingEmployees.saveResults", {"api":"product","method":"POST","path":"/trainings/{id}/employees/results","fallbackMessage":"Không ghi được kết quả!","touches":["trainings","trainingInvitations","employeeCertificates","trainingReports"]})

/**
 * Thêm học viên của khóa. Add people to a course, all or none; who cannot be added is named with the reason, who finds no seat waits.
 *
 * `POST /api/trainings/{id}/employees/bulk/store`, for whoever holds `training_edit`.
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
const storeBulkOperation = /* @__PURE__ */ called("trainingEmployees.storeBulk", {"api":"product","method":"POST","path":"/trainings/{id}/employees/bulk/store","fallbackMessage":"Không thêm được học viên!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Sửa ghi chú về học viên. Change what is noted of somebody in a course; only the fields that are sent change.
 *
 * `PUT /api/training-employees/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("trainingEmployees.update", {"api":"product","method":"PUT","path":"/training-employees/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Sửa học viên của khóa. Save people of a course, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/trainings/{id}/employees/bulk/update`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingEmployees.updateBulk", {"api":"product","method":"POST","path":"/trainings/{id}/employees/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations","trainingReports"]})

/**
 * Ghi nhận rút khỏi khóa đào tạo. Take down that somebody left a course before its end, with a reason.
 *
 * `POST /api/training-employees/{id}/withdrawn`, for whoever holds `training_confirm`, or whoever holds `training_edit`.
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
const withdrawnOperation = /* @__PURE__ */ called("trainingEmployees.withdrawn", {"api":"product","method":"POST","path":"/training-employees/{id}/withdrawn","fallbackMessage":"Không ghi nhận được!","touches":["trainings","trainingInvitations","trainingReports"]})

export { absentOperation as absent, confirmedOperation as confirmed, destroyOperation as destroy, exportOperation as export, importOperation as import, importResultsOperation as importResults, joinedOperation as joined, joinedBulkOperation as joinedBulk, judgeOperation as judge, listOperation as list, promisedOperation as promised, refusedOperation as refused, registeredOperation as registered, returnOperation as return, saveResultsOperation as saveResults, storeBulkOperation as storeBulk, updateOperation as update, updateBulkOperation as updateBulk, withdrawnOperation as withdrawn }
