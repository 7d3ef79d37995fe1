// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Lưu câu trả lời. Save answers; of a slot the highest number counts, in whatever order they arrive. Leaves no line in the trail.
 *
 * `POST /api/internal/quiz/exams/{id}/answers`, for whoever is signed in.
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
const answersOperation = /* @__PURE__ */ called("quizTaking.answers", {"api":"product","method":"POST","path":"/internal/quiz/exams/{id}/answers","fallbackMessage":"Chưa lưu được câu trả lời!"})

/**
 * Nộp bài thi. Hand in, with what is on the screen. Again, and the same receipt comes back.
 *
 * `POST /api/internal/quiz/exams/{id}/finish`, for whoever is signed in.
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
const finishOperation = /* @__PURE__ */ called("quizTaking.finish", {"api":"product","method":"POST","path":"/internal/quiz/exams/{id}/finish","fallbackMessage":"Chưa nộp được bài!"})

/**
 * Xem phòng chờ thi. What an exam of one's own asks for before it begins, and what examiners tell while it is taken; no question.
 *
 * `GET /api/internal/quiz/exams/{id}/info`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const infoOperation = /* @__PURE__ */ called("quizTaking.info", {"api":"product","method":"GET","path":"/internal/quiz/exams/{id}/info","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem bài thi của tôi. The exams that one is put down for oneself, newest first.
 *
 * `GET /api/internal/quiz/exams`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("quizTaking.list", {"api":"product","method":"GET","path":"/internal/quiz/exams","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem hình của câu hỏi trong bài thi. The picture of a question of one's own paper, by its number; while one writes, and again once answers are released.
 *
 * `GET /api/internal/quiz/exams/{id}/media/{slot}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const pictureOperation = /* @__PURE__ */ downloaded("quizTaking.picture", {"api":"product","method":"GET","path":"/internal/quiz/exams/{id}/media/{slot}","fallbackMessage":"Không tải được hình!","answersFile":true})

/**
 * Báo sự cố khi thi. Report trouble in one's own words, while one writes or afterwards; examiners read it beside the attempt.
 *
 * `POST /api/internal/quiz/exams/{id}/incidents`, for whoever is signed in.
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
const reportIncidentOperation = /* @__PURE__ */ called("quizTaking.reportIncident", {"api":"product","method":"POST","path":"/internal/quiz/exams/{id}/incidents","fallbackMessage":"Chưa gửi được báo cáo sự cố!"})

/**
 * Xem kết quả thi của tôi. What one's own exam came to, as far as it is released.
 *
 * `GET /api/internal/quiz/exams/{id}/show-results`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const resultsOperation = /* @__PURE__ */ called("quizTaking.results", {"api":"product","method":"GET","path":"/internal/quiz/exams/{id}/show-results","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Vào thi. Begin, or go on in the same browser with the time that is left. The whole paper comes, without what is right.
 *
 * `POST /api/internal/quiz/exams/{id}/start`, for whoever is signed in.
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
const startOperation = /* @__PURE__ */ called("quizTaking.start", {"api":"product","method":"POST","path":"/internal/quiz/exams/{id}/start","fallbackMessage":"Không vào thi được!"})

/**
 * Tiếp tục thi ở thiết bị khác. Go on in this browser; the other one can save nothing any more.
 *
 * `POST /api/internal/quiz/exams/{id}/take-over`, for whoever is signed in.
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
const takeOverOperation = /* @__PURE__ */ called("quizTaking.takeOver", {"api":"product","method":"POST","path":"/internal/quiz/exams/{id}/take-over","fallbackMessage":"Không tiếp tục được!"})

/**
 * Xem bài làm. What a taker answered, with what is right; only for who may see questions.
 *
 * `GET /api/quiz/taken-exams/{id}/view-answers`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const viewAnswersOperation = /* @__PURE__ */ called("quizTaking.viewAnswers", {"api":"product","method":"GET","path":"/quiz/taken-exams/{id}/view-answers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { answersOperation as answers, finishOperation as finish, infoOperation as info, listOperation as list, pictureOperation as picture, reportIncidentOperation as reportIncident, resultsOperation as results, startOperation as start, takeOverOperation as takeOver, viewAnswersOperation as viewAnswers }
