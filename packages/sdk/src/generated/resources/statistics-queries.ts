// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa mẫu điều kiện. Delete one of one's own queries; it can be restored for a while.
 *
 * `DELETE /api/statistics/queries/{id}`, for whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("statisticsQueries.destroy", {"api":"product","method":"DELETE","path":"/statistics/queries/{id}","fallbackMessage":"Không xóa được mẫu!"})

/**
 * Xem mẫu điều kiện. One's own saved queries and those that are shared in the company, by name; what the reader may not ask for is left out of them and named.
 *
 * `GET /api/statistics/queries`, for whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("statisticsQueries.list", {"api":"product","method":"GET","path":"/statistics/queries","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa mẫu điều kiện. Undo a delete of a moment ago; the very same queries of one's own come back, all or none.
 *
 * `POST /api/statistics/queries/restore`, for whoever holds `report_access`.
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
const restoreOperation = /* @__PURE__ */ called("statisticsQueries.restore", {"api":"product","method":"POST","path":"/statistics/queries/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Lưu mẫu điều kiện. Keep conditions and columns under a name; shared ones ask for report_export in the whole company.
 *
 * `POST /api/statistics/queries`, for whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`.
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
const storeOperation = /* @__PURE__ */ called("statisticsQueries.store", {"api":"product","method":"POST","path":"/statistics/queries","fallbackMessage":"Không lưu được mẫu!"})

/**
 * Sửa mẫu điều kiện. Rename one of one's own queries, share it or keep other conditions under its name; only what is sent changes.
 *
 * `PUT /api/statistics/queries/{id}`, for whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`.
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
const updateOperation = /* @__PURE__ */ called("statisticsQueries.update", {"api":"product","method":"PUT","path":"/statistics/queries/{id}","fallbackMessage":"Không lưu được mẫu!"})

export { destroyOperation as destroy, listOperation as list, restoreOperation as restore, storeOperation as store, updateOperation as update }
