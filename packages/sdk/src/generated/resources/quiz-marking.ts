// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xem câu trả lời cần chấm. Answers to one question that fall to the caller, without names and in an order drawn by lot.
 *
 * `GET /api/internal/quiz/marking/{id}/answers`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const answersOperation = /* @__PURE__ */ called("quizMarking.answers", {"api":"product","method":"GET","path":"/internal/quiz/marking/{id}/answers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem bài chấm của tôi. The exams whose written answers one marks oneself, newest first, with what waits.
 *
 * `GET /api/internal/quiz/marking`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("quizMarking.list", {"api":"product","method":"GET","path":"/internal/quiz/marking","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Chấm câu tự luận. Give an answer its points. With the last answer of a paper the paper has its score; after that a mark changes with a reason only.
 *
 * `PUT /api/internal/quiz/marked-answers/{id}`, for whoever is signed in.
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
const markOperation = /* @__PURE__ */ called("quizMarking.mark", {"api":"product","method":"PUT","path":"/internal/quiz/marked-answers/{id}","fallbackMessage":"Chưa lưu được điểm!"})

/**
 * Xem hình của câu cần chấm. The picture of a written question that one marks.
 *
 * `GET /api/internal/quiz/marking/{id}/media/{question_id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const pictureOperation = /* @__PURE__ */ downloaded("quizMarking.picture", {"api":"product","method":"GET","path":"/internal/quiz/marking/{id}/media/{question_id}","fallbackMessage":"Không tải được hình!","answersFile":true})

/**
 * Xem câu hỏi cần chấm. The written questions of an exam that one marks, each with what waits and what is done. Of the takers nothing is told.
 *
 * `GET /api/internal/quiz/marking/{id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const questionsOperation = /* @__PURE__ */ called("quizMarking.questions", {"api":"product","method":"GET","path":"/internal/quiz/marking/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { answersOperation as answers, listOperation as list, markOperation as mark, pictureOperation as picture, questionsOperation as questions }
