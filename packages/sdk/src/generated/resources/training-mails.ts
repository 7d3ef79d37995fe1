// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Gửi thư mời xác nhận tham gia. Ask people of an open course by mail to answer, all who have not or the named ones, nobody twice within an hour; {id} is the course.
 *
 * `POST /api/training-employees/{id}/send-mail-confirm`, for whoever holds `training_edit`.
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
const askToConfirmOperation = /* @__PURE__ */ called("trainingMails.askToConfirm", {"api":"product","method":"POST","path":"/training-employees/{id}/send-mail-confirm","fallbackMessage":"Không gửi được thư!"})

/**
 * Xem danh sách xác nhận tham gia. How everybody of a course has answered and by which way, with the state of the mail that asked; {id} is the course.
 *
 * `GET /api/training-employees/{id}/list-confirm`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const confirmationsOperation = /* @__PURE__ */ called("trainingMails.confirmations", {"api":"product","method":"GET","path":"/training-employees/{id}/list-confirm","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem thông báo lịch đào tạo. Who is or will be told of the days and places of a course, by which address, when, and what came of the mail.
 *
 * `GET /api/trainings/{id}/employees/notify/training-plan`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const noticesOperation = /* @__PURE__ */ called("trainingMails.notices", {"api":"product","method":"GET","path":"/trainings/{id}/employees/notify/training-plan","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gửi thông báo lịch đào tạo. Tell people of a course when and where it is, all who have a seat or the named ones, nobody twice within an hour.
 *
 * `POST /api/trainings/{id}/employees/notify/training-plan`, for whoever holds `training_edit`.
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
const notifyOperation = /* @__PURE__ */ called("trainingMails.notify", {"api":"product","method":"POST","path":"/trainings/{id}/employees/notify/training-plan","fallbackMessage":"Không gửi được thư!"})

/**
 * In giấy triệu tập có mã QR. 'Giấy triệu tập': a sheet for everybody of an open course who has not answered and has no e-mail address, or for the named ones, 200 at most, with the code of the page on which he answers without signing in; {id} is the course.
 *
 * `POST /api/training-employees/{id}/print-invitations`, for whoever holds `training_edit`.
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
const printInvitationsOperation = /* @__PURE__ */ downloaded("trainingMails.printInvitations", {"api":"product","method":"POST","path":"/training-employees/{id}/print-invitations","fallbackMessage":"Không in được giấy triệu tập!","answersFile":true})

export { askToConfirmOperation as askToConfirm, confirmationsOperation as confirmations, noticesOperation as notices, notifyOperation as notify, printInvitationsOperation as printInvitations }
