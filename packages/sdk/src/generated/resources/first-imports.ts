// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem trang Bắt đầu. The first imports of the company in their order, how much stands beside what the older system has, and what is still missing; for whoever edits employees of the whole company. A step and a gap are left out for who may not read them.
 *
 * `GET /api/first-imports`, for whoever holds `employee_edit`, or whoever holds `employee_access`, or whoever holds `department_access`, or whoever holds `position_access`, or whoever holds `contract_access`, or whoever holds `training_access`, or whoever holds `document_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("firstImports.show", {"api":"product","method":"GET","path":"/first-imports","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ghi trang Bắt đầu. Keep how much the older system has, put the page away, or take it up again; only what is sent changes.
 *
 * `PUT /api/first-imports`, for whoever holds `employee_edit`, or whoever holds `employee_access`, or whoever holds `department_access`, or whoever holds `position_access`, or whoever holds `contract_access`, or whoever holds `training_access`, or whoever holds `document_access`, or whoever holds `report_access`.
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
const updateOperation = /* @__PURE__ */ called("firstImports.update", {"api":"product","method":"PUT","path":"/first-imports","fallbackMessage":"Không lưu được trang Bắt đầu!","touches":["home"]})

export { showOperation as show, updateOperation as update }
