// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem giờ phỏng vấn của tôi. The hours of the week in which the reader takes interviews, and the days to come on which it is otherwise.
 *
 * `GET /api/interviewer-times/mine`, for the person whom it is about (`board_member`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("interviewerTimes.mine", {"api":"product","method":"GET","path":"/interviewer-times/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa giờ phỏng vấn của tôi. Save one's own hours for interviews as a whole; without hours of the week every time is one.
 *
 * `PUT /api/interviewer-times/mine`, for the person whom it is about (`board_member`).
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
const saveOperation = /* @__PURE__ */ called("interviewerTimes.save", {"api":"product","method":"PUT","path":"/interviewer-times/mine","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentSchedules"]})

export { mineOperation as mine, saveOperation as save }
