// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem phòng phỏng vấn. Every room of the company by name; those not in use any more come last.
 *
 * `GET /api/recruitment-rooms`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("recruitmentRooms.list", {"api":"product","method":"GET","path":"/recruitment-rooms","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm phòng phỏng vấn. Add a room in which appointments are held.
 *
 * `POST /api/recruitment-rooms`, for whoever holds `recruitment_edit`.
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
const storeOperation = /* @__PURE__ */ called("recruitmentRooms.store", {"api":"product","method":"POST","path":"/recruitment-rooms","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentSchedules"]})

/**
 * Sửa phòng phỏng vấn. Change a room; one that is not in use any more is not offered for new appointments.
 *
 * `PUT /api/recruitment-rooms/{id}`, for whoever holds `recruitment_edit`.
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
const updateOperation = /* @__PURE__ */ called("recruitmentRooms.update", {"api":"product","method":"PUT","path":"/recruitment-rooms/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentSchedules"]})

export { listOperation as list, storeOperation as store, updateOperation as update }
