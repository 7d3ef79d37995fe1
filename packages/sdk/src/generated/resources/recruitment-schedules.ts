// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Ghi nhận có mặt. Say who came to an appointment that has begun; whoever is not named as absent came.
 *
 * `POST /api/schedules/{id}/attendance`, for whoever holds `recruitment_edit`.
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
const attendanceOperation = /* @__PURE__ */ called("recruitmentSchedules.attendance", {"api":"product","method":"POST","path":"/schedules/{id}/attendance","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentResults"]})

/**
 * Tải tệp lịch phỏng vấn. An appointment as an iCalendar file, to be kept in one's own calendar; an examiner without the right takes those that he sits in.
 *
 * `POST /api/schedules/{id}/calendar`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const calendarOperation = /* @__PURE__ */ downloaded("recruitmentSchedules.calendar", {"api":"product","method":"POST","path":"/schedules/{id}/calendar","fallbackMessage":"Không tải được tệp lịch!","answersFile":true})

/**
 * Xem ứng viên chờ xếp lịch. Who of a round waits for a time or has one, with what else he has been asked to.
 *
 * `GET /api/schedules/candidate/list`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const candidatesOperation = /* @__PURE__ */ called("recruitmentSchedules.candidates", {"api":"product","method":"GET","path":"/schedules/candidate/list","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hủy lịch phỏng vấn. Cancel an appointment; it stays readable, and its people are free again.
 *
 * `DELETE /api/schedules/{id}`, for whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("recruitmentSchedules.destroy", {"api":"product","method":"DELETE","path":"/schedules/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentResults"]})

/**
 * Gửi thư mời phỏng vấn. Tell by mail, with a calendar file, everybody who has not heard how an appointment is now, each of them once; with dry_run=true nothing is sent.
 *
 * `POST /api/schedules/{id}/invitations`, for whoever holds `recruitment_edit`.
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
const invitationsOperation = /* @__PURE__ */ called("recruitmentSchedules.invitations", {"api":"product","method":"POST","path":"/schedules/{id}/invitations","fallbackMessage":"Không gửi được thư mời!","touches":["emailSendings","candidates"]})

/**
 * Xem lịch phỏng vấn. Appointments between two days, at most 62, in the order of time; an examiner without the right reads those that he sits in.
 *
 * `GET /api/schedules`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("recruitmentSchedules.list", {"api":"product","method":"GET","path":"/schedules","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Khôi phục lịch phỏng vấn. Undo a cancelling while room and people are still free.
 *
 * `POST /api/schedules/{id}/restore`, for whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const restoreOperation = /* @__PURE__ */ called("recruitmentSchedules.restore", {"api":"product","method":"POST","path":"/schedules/{id}/restore","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentResults"]})

/**
 * Xếp lịch phỏng vấn. Give candidates of a round a time with their examiners; a clash of a person passes only with a reason, that of a room never.
 *
 * `POST /api/schedules`, for whoever holds `recruitment_edit`.
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
const storeOperation = /* @__PURE__ */ called("recruitmentSchedules.store", {"api":"product","method":"POST","path":"/schedules","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentResults"]})

/**
 * Đổi lịch phỏng vấn. Move an appointment or change its people, with the reason; each change is a new version of the invitation.
 *
 * `PUT /api/schedules/{id}`, for whoever holds `recruitment_edit`.
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
const updateOperation = /* @__PURE__ */ called("recruitmentSchedules.update", {"api":"product","method":"PUT","path":"/schedules/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentResults"]})

export { attendanceOperation as attendance, calendarOperation as calendar, candidatesOperation as candidates, destroyOperation as destroy, invitationsOperation as invitations, listOperation as list, restoreOperation as restore, storeOperation as store, updateOperation as update }
