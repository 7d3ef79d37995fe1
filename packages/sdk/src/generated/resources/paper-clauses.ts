// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xem trước điều khoản của giấy tờ. The PDF that such clauses would make, filled in with invented facts. Nothing is kept.
 *
 * `POST /api/paper-templates/{kind}/clauses/preview`, for whoever holds `contract_edit`.
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
const previewOperation = /* @__PURE__ */ downloaded("paperClauses.preview", {"api":"product","method":"POST","path":"/paper-templates/{kind}/clauses/preview","fallbackMessage":"Không xem trước được!","answersFile":true})

/**
 * Lấy lại điều khoản mặc định. Give up the company's own words for the clauses that the kind has without them.
 *
 * `POST /api/paper-templates/{kind}/clauses/reset`, for whoever holds `contract_edit`.
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
const resetOperation = /* @__PURE__ */ called("paperClauses.reset", {"api":"product","method":"POST","path":"/paper-templates/{kind}/clauses/reset","fallbackMessage":"Không lấy lại được nội dung mặc định!","touches":["paperTemplates"]})

/**
 * Xem điều khoản của giấy tờ. The clauses that the PDF of a kind of paper has now, those that it has without words of the company, and the fields that they may name.
 *
 * `GET /api/paper-templates/{kind}/clauses`, for whoever holds `contract_access`, or whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("paperClauses.show", {"api":"product","method":"GET","path":"/paper-templates/{kind}/clauses","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa điều khoản của giấy tờ. Write the clauses of a kind of paper in the company's own words. Papers that were made stay. Fields that the kind does not have are refused by name.
 *
 * `PUT /api/paper-templates/{kind}/clauses`, for whoever holds `contract_edit`.
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
const updateOperation = /* @__PURE__ */ called("paperClauses.update", {"api":"product","method":"PUT","path":"/paper-templates/{kind}/clauses","fallbackMessage":"Không cập nhật được điều khoản!","touches":["paperTemplates"]})

export { previewOperation as preview, resetOperation as reset, showOperation as show, updateOperation as update }
