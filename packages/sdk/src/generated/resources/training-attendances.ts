// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Đóng điểm danh buổi học. Close a day of which everybody who joined or confirmed has been marked; nobody is expected any more then.
 *
 * `POST /api/details/{id}/close`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const closeOperation = /* @__PURE__ */ called("trainingAttendances.close", {"api":"product","method":"POST","path":"/details/{id}/close","fallbackMessage":"Không đóng được điểm danh!","touches":["trainings","trainingEmployees"]})

/**
 * Xem điểm danh của buổi học. Who is expected on a day of a course, by name, and who was there; whoever reads for single units sees their people.
 *
 * `GET /api/details/{id}/attendances`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("trainingAttendances.list", {"api":"product","method":"GET","path":"/details/{id}/attendances","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In danh sách điểm danh. 'Danh sách điểm danh' of a day to be signed by hand, with everybody who is expected on it whom the reader may see; what is marked already stands there.
 *
 * `POST /api/details/{id}/attendances/print`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const printOperation = /* @__PURE__ */ downloaded("trainingAttendances.print", {"api":"product","method":"POST","path":"/details/{id}/attendances/print","fallbackMessage":"Không in được danh sách điểm danh!","answersFile":true})

/**
 * Điểm danh buổi học. Write who was there on a day that has come, all or none; once it is closed only with a note.
 *
 * `POST /api/details/{id}/attendances/bulk`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingAttendances.updateBulk", {"api":"product","method":"POST","path":"/details/{id}/attendances/bulk","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingEmployees"]})

export { closeOperation as close, listOperation as list, printOperation as print, updateBulkOperation as updateBulk }
