// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem báo cáo kỳ thi. What came of the exams that opened within a time, by exam and by the unit of their takers, for the people whom the reader may see. Cancelled exams count for nothing, and no mark is told before its exam's results are out.
 *
 * `GET /api/quiz/reports`, for whoever holds `quiz_report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("quizReports.show", {"api":"product","method":"GET","path":"/quiz/reports","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { showOperation as show }
