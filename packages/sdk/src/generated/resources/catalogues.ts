// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem các công ty lấy được danh mục. The other companies whose catalogue the user may read, to copy it from there.
 *
 * `GET /api/catalogues/companies`, for whoever holds `contract_edit`, or whoever holds `document_edit`, or whoever holds `employee_edit`, or whoever holds `classify_edit`, or whoever holds `field_edit`, or whoever holds `level_edit`, or whoever holds `quiz_setting_edit`, or whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const companiesOperation = /* @__PURE__ */ called("catalogues.companies", {"api":"product","method":"GET","path":"/catalogues/companies","fallbackMessage":"Không lấy được danh sách công ty!"})

/**
 * Lấy danh mục từ công ty khác. Take the chosen items of another company's catalogue over, all or none; undone as an import is.
 *
 * `POST /api/catalogues/copy`, for whoever holds `contract_edit`, or whoever holds `document_edit`, or whoever holds `employee_edit`, or whoever holds `classify_edit`, or whoever holds `field_edit`, or whoever holds `level_edit`, or whoever holds `quiz_setting_edit`, or whoever holds `training_edit`.
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
const copyOperation = /* @__PURE__ */ called("catalogues.copy", {"api":"product","method":"POST","path":"/catalogues/copy","fallbackMessage":"Không lấy được danh mục!"})

/**
 * Xem trước danh mục của công ty khác. What of another company's catalogue is new here, the same or different. Changes nothing.
 *
 * `POST /api/catalogues/preview`, for whoever holds `contract_edit`, or whoever holds `document_edit`, or whoever holds `employee_edit`, or whoever holds `classify_edit`, or whoever holds `field_edit`, or whoever holds `level_edit`, or whoever holds `quiz_setting_edit`, or whoever holds `training_edit`.
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
const previewOperation = /* @__PURE__ */ called("catalogues.preview", {"api":"product","method":"POST","path":"/catalogues/preview","fallbackMessage":"Không xem trước được danh mục!"})

export { companiesOperation as companies, copyOperation as copy, previewOperation as preview }
