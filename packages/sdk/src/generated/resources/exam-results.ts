// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Đính chính kết quả kiểm tra. Correct a published result with a reason; what it was, what it became and why stay beside it, and training needs that rest on it follow.
 *
 * `PUT /api/exam-results/{id}`, for whoever holds `exam_edit`.
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
const correctOperation = /* @__PURE__ */ called("examResults.correct", {"api":"product","method":"PUT","path":"/exam-results/{id}","fallbackMessage":"Không đính chính được kết quả!","touches":["exams","trainingNeeds"]})

/**
 * Xuất kết quả kiểm tra. The results of a test as a workbook, as far as they may be seen; filled in, it is what an import takes.
 *
 * `GET /api/exams/{id}/list-results/export`, for whoever holds `exam_export`, or whoever holds `exam_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("examResults.export", {"api":"product","method":"GET","path":"/exams/{id}/list-results/export","fallbackMessage":"Không xuất được kết quả kiểm tra!","answersFile":true})

/**
 * Nhập điểm kiểm tra từ tệp. Enter scores by the rows of a workbook, all or none; rows are matched by the employee's number, and an empty cell changes nothing.
 *
 * `POST /api/exams/{id}/results/import`, for whoever holds `exam_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("examResults.import", {"api":"product","method":"POST","path":"/exams/{id}/results/import","fallbackMessage":"Không nhập được điểm!","files":["file"],"touches":["exams"]})

/**
 * Xem kết quả kiểm tra. The people of a test by name and always whole, with their results as far as they may be seen; nobody sees one before publication but who enters them, and nobody his own.
 *
 * `GET /api/exams/{id}/list-results`, for whoever holds `exam_access`, or whoever holds `exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("examResults.list", {"api":"product","method":"GET","path":"/exams/{id}/list-results","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In giấy tờ đợt kiểm tra. The list that people of a scheduled test sign, the marks of a published one, or its minutes; 2,000 people at most.
 *
 * `POST /api/exams/{id}/paper`, for whoever holds `exam_export`, or whoever holds `exam_export`.
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
const paperOperation = /* @__PURE__ */ downloaded("examResults.paper", {"api":"product","method":"POST","path":"/exams/{id}/paper","fallbackMessage":"Không in được giấy tờ đợt kiểm tra!","answersFile":true})

/**
 * Nhập điểm kiểm tra. Save scores, absences and remarks of a test, all or none; only what is sent changes, and nobody enters his own.
 *
 * `PUT /api/exams/{id}/results`, for whoever holds `exam_edit`.
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
const saveOperation = /* @__PURE__ */ called("examResults.save", {"api":"product","method":"PUT","path":"/exams/{id}/results","fallbackMessage":"Không lưu được điểm!","touches":["exams"]})

/**
 * Cập nhật danh sách dự kiểm tra. Make the people of a test equal to a list; whoever has a score stays, and the whole list is refused.
 *
 * `POST /api/exams/{id}/employees/sync`, for whoever holds `exam_edit`.
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
const syncOperation = /* @__PURE__ */ called("examResults.sync", {"api":"product","method":"POST","path":"/exams/{id}/employees/sync","fallbackMessage":"Không cập nhật được danh sách!","touches":["exams"]})

export { correctOperation as correct, exportOperation as export, importOperation as import, listOperation as list, paperOperation as paper, saveOperation as save, syncOperation as sync }
