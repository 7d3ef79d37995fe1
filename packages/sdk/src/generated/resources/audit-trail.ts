// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xuất nhật ký. The lines of the trail that the filters leave, as a workbook. A POST, so that names that are searched for stand in no address.
 *
 * `POST /api/audit-trail/export`, for whoever holds `permission_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("auditTrail.export", {"api":"product","method":"POST","path":"/audit-trail/export","fallbackMessage":"Không xuất được nhật ký thao tác!","answersFile":true})

/**
 * Xem danh sách nhật ký. Who did what to which record in the current company, the newest first. Nobody can change it. No more than 10,000 lines are counted and paged through; filters reach all.
 *
 * `GET /api/audit-trail`, for whoever holds `permission_access`.
 * Sorted by at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("auditTrail.list", {"api":"product","method":"GET","path":"/audit-trail","jsonParameters":["search","filter"],"rows":"audit_trail","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { exportOperation as export, listOperation as list }
