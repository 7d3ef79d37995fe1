// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa phần thi của đợt kiểm tra. Take a part out of a test in which nobody has a score yet.
 *
 * `DELETE /api/exam-parts/{id}`, for whoever holds `exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("examParts.destroy", {"api":"product","method":"DELETE","path":"/exam-parts/{id}","fallbackMessage":"Xóa thất bại!","touches":["exams","examResults"]})

/**
 * Tạo kỳ thi trắc nghiệm của phần thi. Make the exam that a multiple-choice part is held as, a draft with its day, its field and the people of its test. Once it is over, its scores arrive by themselves.
 *
 * `POST /api/exam-parts/{id}/quiz`, for whoever holds `exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const makeQuizOperation = /* @__PURE__ */ called("examParts.makeQuiz", {"api":"product","method":"POST","path":"/exam-parts/{id}/quiz","fallbackMessage":"Không tạo được kỳ thi!","touches":["exams","quizExams"]})

/**
 * Thêm phần thi của đợt kiểm tra. Add a part to a test.
 *
 * `POST /api/exams/{id}/parts`, for whoever holds `exam_edit`.
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
const storeOperation = /* @__PURE__ */ called("examParts.store", {"api":"product","method":"POST","path":"/exams/{id}/parts","fallbackMessage":"Thêm mới thất bại!","touches":["exams","examResults"]})

/**
 * Sửa phần thi của đợt kiểm tra. Change a part; only the fields that are sent change. Its weight and least score stand still once a score is there.
 *
 * `PUT /api/exam-parts/{id}`, for whoever holds `exam_edit`.
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
const updateOperation = /* @__PURE__ */ called("examParts.update", {"api":"product","method":"PUT","path":"/exam-parts/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["exams","examResults"]})

export { destroyOperation as destroy, makeQuizOperation as makeQuiz, storeOperation as store, updateOperation as update }
