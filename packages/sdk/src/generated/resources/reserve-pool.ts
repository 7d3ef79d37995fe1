// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa dữ liệu ứng viên dự trữ. Erase the data of people in the pool for good, all or none; what their campaigns count stays.
 *
 * `POST /api/candidates/reserve-pool/erase`, for whoever holds `archived_delete`.
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
const eraseOperation = /* @__PURE__ */ called("reservePool.erase", {"api":"product","method":"POST","path":"/candidates/reserve-pool/erase","fallbackMessage":"Không xóa được dữ liệu!","touches":["candidates"]})

/**
 * Xem danh sách ứng viên dự trữ. Who may be asked again, because he has agreed to stay in the reserve pool.
 *
 * `GET /api/candidates/reserve-pool`, for whoever holds `archived_access`.
 * Sorted by full_name, applied_at, archived_until, date_of_birth, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("reservePool.list", {"api":"product","method":"GET","path":"/candidates/reserve-pool","jsonParameters":["filter"],"rows":"candidates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { eraseOperation as erase, listOperation as list }
