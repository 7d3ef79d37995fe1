// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách lịch sử thay đổi của hồ sơ. What was changed in an employee's file, newest first, what job changes made of his work and pay among it; a change of a field that the reader may not see is not there.
 *
 * `GET /api/employees/{id}/history`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeHistory.list", {"api":"product","method":"GET","path":"/employees/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { listOperation as list }
