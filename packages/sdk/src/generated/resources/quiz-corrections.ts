// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Sửa đáp án và chấm lại. Correct a question of an exam and mark every attempt that holds it anew, as a whole; what is handed in later is marked by it too. With dry_run=true it tells who would get what and changes nothing.
 *
 * `POST /api/quiz/exams/{id}/corrections`, for whoever holds `quiz_exam_edit`.
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
const correctOperation = /* @__PURE__ */ called("quizCorrections.correct", {"api":"product","method":"POST","path":"/quiz/exams/{id}/corrections","fallbackMessage":"Không sửa được đáp án!","touches":["quizExams","quizTaking","quizMarking","quizReports","exams","examResults"]})

/**
 * Xem câu hỏi và lần sửa đáp án. The questions that the papers of an exam hold, with what is right, and the corrections of them, newest first.
 *
 * `GET /api/quiz/exams/{id}/corrections`, for whoever holds `quiz_exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("quizCorrections.list", {"api":"product","method":"GET","path":"/quiz/exams/{id}/corrections","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem điểm trước và sau khi sửa đáp án. What a correction made of whose result, and what taking it back made of it.
 *
 * `GET /api/quiz/corrections/{id}/results`, for whoever holds `quiz_exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const resultsOperation = /* @__PURE__ */ called("quizCorrections.results", {"api":"product","method":"GET","path":"/quiz/corrections/{id}/results","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác sửa đáp án. Take a correction back as a whole; every attempt that holds the question is marked as if it had never been. With dry_run=true it tells who would get what and changes nothing.
 *
 * `POST /api/quiz/corrections/{id}/undo`, for whoever holds `quiz_exam_edit`.
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
const undoOperation = /* @__PURE__ */ called("quizCorrections.undo", {"api":"product","method":"POST","path":"/quiz/corrections/{id}/undo","fallbackMessage":"Không hoàn tác được!","touches":["quizExams","quizTaking","quizMarking","quizReports","exams","examResults"]})

export { correctOperation as correct, listOperation as list, resultsOperation as results, undoOperation as undo }
