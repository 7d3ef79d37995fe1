// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Hủy bài thi. Cancel one attempt that was begun, with a reason that its taker is told. It stays readable and counts for nothing.
 *
 * `POST /api/quiz/taken-exams/{id}/cancel`, for whoever holds `quiz_exam_edit`.
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
const cancelOperation = /* @__PURE__ */ called("quizAttempts.cancel", {"api":"product","method":"POST","path":"/quiz/taken-exams/{id}/cancel","fallbackMessage":"Không hủy được bài thi!","touches":["quizExams","quizTaking","quizMarking","quizReports","exams","examResults"]})

/**
 * Xem diễn biến bài thi. What was done with one attempt, newest first, each with why, by whom and the receipt that it had before.
 *
 * `GET /api/quiz/taken-exams/{id}/history`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("quizAttempts.history", {"api":"product","method":"GET","path":"/quiz/taken-exams/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xét câu trả lời muộn. Accept or leave out, with a reason, the answers of an attempt that came after the time was over and wait for it. Accepted ones count as if they had come in time, and the attempt is marked anew. 409 once results are released.
 *
 * `POST /api/quiz/taken-exams/{id}/late-answers`, for whoever holds `quiz_exam_edit`.
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
const judgeLateOperation = /* @__PURE__ */ called("quizAttempts.judgeLate", {"api":"product","method":"POST","path":"/quiz/taken-exams/{id}/late-answers","fallbackMessage":"Không xét được câu trả lời muộn!","touches":["quizExams","quizTaking","quizMarking","quizReports","exams","examResults"]})

/**
 * Mở lại bài thi. Let a taker who has handed in write again for so many minutes from now, with a reason that he is told. What he answered stays, the receipt and the marks that he had are kept beside it. 409 once results are released.
 *
 * `POST /api/quiz/taken-exams/{id}/reopen`, for whoever holds `quiz_exam_edit`.
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
const reopenOperation = /* @__PURE__ */ called("quizAttempts.reopen", {"api":"product","method":"POST","path":"/quiz/taken-exams/{id}/reopen","fallbackMessage":"Không mở lại được bài thi!","touches":["quizExams","quizTaking","quizMarking","quizReports","exams","examResults"]})

export { cancelOperation as cancel, historyOperation as history, judgeLateOperation as judgeLate, reopenOperation as reopen }
