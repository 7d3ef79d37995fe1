// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa câu hỏi. Delete a quiz question; it can be restored for a while.
 *
 * `DELETE /api/quiz/questions/{id}`, for whoever holds `quiz_question_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("quizQuestions.destroy", {"api":"product","method":"DELETE","path":"/quiz/questions/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều câu hỏi. Delete several questions, all or none.
 *
 * `POST /api/quiz/questions/destroy/bulk`, for whoever holds `quiz_question_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("quizQuestions.destroyBulk", {"api":"product","method":"POST","path":"/quiz/questions/destroy/bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất câu hỏi. The quiz questions that the filters leave, as a workbook.
 *
 * `GET /api/quiz/questions/export`, for whoever holds `quiz_question_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("quizQuestions.export", {"api":"product","method":"GET","path":"/quiz/questions/export","jsonParameters":["search","filter"],"fallbackMessage":"Không xuất được danh sách câu hỏi!","answersFile":true})

/**
 * Nhập câu hỏi. Create and change quiz questions by the rows of a workbook, all or none; rows are matched by their content.
 *
 * `POST /api/quiz/questions/import/excel`, for whoever holds `quiz_question_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("quizQuestions.import", {"api":"product","method":"POST","path":"/quiz/questions/import/excel","fallbackMessage":"Không nhập được danh sách câu hỏi!","files":["file"]})

/**
 * Tải mẫu nhập câu hỏi. An empty workbook to fill in, with the values that each column takes.
 *
 * `GET /api/quiz/questions/import/template`, for whoever holds `quiz_question_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("quizQuestions.importTemplate", {"api":"product","method":"GET","path":"/quiz/questions/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem danh sách câu hỏi. Questions of the bank, with what is right. Nobody without the right to questions is told any of it.
 *
 * `GET /api/quiz/questions`, for whoever holds `quiz_question_access`.
 * Sorted by content, kind, field_id, category_id, difficulty, points, status, exams_total, last_used_on, takers_total, facility, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("quizQuestions.list", {"api":"product","method":"GET","path":"/quiz/questions","jsonParameters":["search","filter"],"rows":"questions","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập câu hỏi. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/quiz/questions/import/marked`, for whoever holds `quiz_question_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("quizQuestions.markImport", {"api":"product","method":"POST","path":"/quiz/questions/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Xem hình của câu hỏi. A picture of a question as it is or was, by its `picture_id`, or one that the caller uploaded less than a day ago; only for who may see questions.
 *
 * `GET /api/quiz/questions/pictures/{id}`, for whoever holds `quiz_question_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const pictureOperation = /* @__PURE__ */ downloaded("quizQuestions.picture", {"api":"product","method":"GET","path":"/quiz/questions/pictures/{id}","fallbackMessage":"Không tải được hình!","answersFile":true})

/**
 * Hoàn tác xóa câu hỏi. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/quiz/questions/restore`, for whoever holds `quiz_question_delete`.
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
const restoreOperation = /* @__PURE__ */ called("quizQuestions.restore", {"api":"product","method":"POST","path":"/quiz/questions/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem câu hỏi. One quiz question.
 *
 * `GET /api/quiz/questions/{id}`, for whoever holds `quiz_question_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("quizQuestions.show", {"api":"product","method":"GET","path":"/quiz/questions/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm câu hỏi. Create a question; what its kind asks for must be there.
 *
 * `POST /api/quiz/questions`, for whoever holds `quiz_question_edit`.
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
const storeOperation = /* @__PURE__ */ called("quizQuestions.store", {"api":"product","method":"POST","path":"/quiz/questions","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Thêm nhiều câu hỏi. Create several questions, all or none.
 *
 * `POST /api/quiz/questions/store/bulk`, for whoever holds `quiz_question_edit`.
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
const storeBulkOperation = /* @__PURE__ */ called("quizQuestions.storeBulk", {"api":"product","method":"POST","path":"/quiz/questions/store/bulk","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Tải lên hình của câu hỏi. Upload a picture for a question that is about to be saved. It is drawn anew, so that nothing else of the sent file is kept, and is gone after a day unless a question takes it.
 *
 * `POST /api/quiz/questions/pictures`, for whoever holds `quiz_question_edit`.
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
const storeFileOperation = /* @__PURE__ */ uploaded("quizQuestions.storeFile", {"api":"product","method":"POST","path":"/quiz/questions/pictures","fallbackMessage":"Không tải lên được hình!","files":["file"]})

/**
 * Hoàn tác nhập câu hỏi. Take back an import of a moment ago as a whole, unless somebody has changed one of its records since.
 *
 * `POST /api/quiz/questions/import/{id}/undo`, for whoever holds `quiz_question_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("quizQuestions.undoImport", {"api":"product","method":"POST","path":"/quiz/questions/import/{id}/undo","fallbackMessage":"Không hoàn tác được!"})

/**
 * Cập nhật câu hỏi. Change a question; only the fields that are sent change. What a taker sees or is marked by becomes a new version.
 *
 * `POST /api/quiz/questions/{id}/update`, for whoever holds `quiz_question_edit`.
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
const updateOperation = /* @__PURE__ */ called("quizQuestions.update", {"api":"product","method":"POST","path":"/quiz/questions/{id}/update","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Xem kỳ thi đã dùng câu hỏi. The exams that asked a question, the last first, and how it was answered in those that are over, as was reckoned last.
 *
 * `GET /api/quiz/questions/{id}/uses`, for whoever holds `quiz_question_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const usesOperation = /* @__PURE__ */ called("quizQuestions.uses", {"api":"product","method":"GET","path":"/quiz/questions/{id}/uses","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markImportOperation as markImport, pictureOperation as picture, restoreOperation as restore, showOperation as show, storeOperation as store, storeBulkOperation as storeBulk, storeFileOperation as storeFile, undoImportOperation as undoImport, updateOperation as update, usesOperation as uses }
