// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem cài đặt kỳ thi. What a new exam starts with, and what takers are told before they begin.
 *
 * `GET /api/quiz/settings`, for whoever holds `quiz_setting_access`, or whoever holds `quiz_exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("quizSettings.show", {"api":"product","method":"GET","path":"/quiz/settings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa cài đặt kỳ thi. Change what a new exam starts with, or what takers are told; only the fields that are sent change. Another text is another version, which is accepted anew.
 *
 * `PUT /api/quiz/settings`, for whoever holds `quiz_setting_edit`.
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
const updateOperation = /* @__PURE__ */ called("quizSettings.update", {"api":"product","method":"PUT","path":"/quiz/settings","fallbackMessage":"Cập nhật thất bại!"})

export { showOperation as show, updateOperation as update }
