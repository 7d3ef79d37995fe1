// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Lưu hội đồng tuyển dụng. Save the board of a campaign as a whole; who is not named leaves it.
 *
 * `POST /api/recruitments/{id}/boards/bulk`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const bulkOperation = /* @__PURE__ */ called("recruitmentBoards.bulk", {"api":"product","method":"POST","path":"/recruitments/{id}/boards/bulk","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments","recruitmentResults","recruitmentSchedules"]})

export { bulkOperation as bulk }
