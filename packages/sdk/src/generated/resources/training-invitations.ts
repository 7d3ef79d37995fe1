// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Tải tài liệu của khóa mình học hoặc dạy. The file of a document that the people of a course may read, for who teaches it and, unless it is only planned or cancelled, for who has a seat in it.
 *
 * `GET /api/training-invitations/documents/{id}`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const documentOperation = /* @__PURE__ */ downloaded("trainingInvitations.document", {"api":"product","method":"GET","path":"/training-invitations/documents/{id}","fallbackMessage":"Không tải được tài liệu!","answersFile":true})

/**
 * Xem đào tạo của mình. One's own courses with what may be answered now and until when, the last first, those that one may put oneself down for, those that one teaches, and one's own certificates and promises of service.
 *
 * `GET /api/training-invitations`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("trainingInvitations.mine", {"api":"product","method":"GET","path":"/training-invitations","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem lời mời đào tạo của mình. One's own place in a course, with what the course is and what one may answer now.
 *
 * `GET /api/trainings/{id}/invitation`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("trainingInvitations.show", {"api":"product","method":"GET","path":"/trainings/{id}/invitation","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem lớp mình dạy. The people of a course that one teaches, by name, with their attendance and scores; who waits or refused is left out. 404 for a course of others.
 *
 * `GET /api/trainings/{id}/taught`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const taughtOperation = /* @__PURE__ */ called("trainingInvitations.taught", {"api":"product","method":"GET","path":"/trainings/{id}/taught","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { documentOperation as document, mineOperation as mine, showOperation as show, taughtOperation as taught }
