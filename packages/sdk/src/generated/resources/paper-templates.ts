// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Gỡ mẫu giấy tờ. Take the Word file of a kind of paper away; it can be restored for a while.
 *
 * `DELETE /api/paper-templates/{kind}`, for whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("paperTemplates.destroy", {"api":"product","method":"DELETE","path":"/paper-templates/{kind}","fallbackMessage":"Không gỡ được mẫu!","touches":["contractTypes"]})

/**
 * Tải mẫu giấy tờ. The Word file of a kind of paper, as it was uploaded.
 *
 * `GET /api/paper-templates/{kind}/file`, for whoever holds `contract_access`, or whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileOperation = /* @__PURE__ */ downloaded("paperTemplates.file", {"api":"product","method":"GET","path":"/paper-templates/{kind}/file","fallbackMessage":"Không tải được mẫu!","answersFile":true})

/**
 * Xem danh sách mẫu giấy tờ. Every kind of paper that a company may have a Word file of its own for, with the file in force and the tags that it may name, and the files of single types of contracts behind their kind.
 *
 * `GET /api/paper-templates`, for whoever holds `contract_access`, or whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("paperTemplates.list", {"api":"product","method":"GET","path":"/paper-templates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác gỡ mẫu giấy tờ. Undo the removal of a Word file, within ten minutes.
 *
 * `POST /api/paper-templates/{kind}/restore`, for whoever holds `contract_edit`.
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
const restoreOperation = /* @__PURE__ */ called("paperTemplates.restore", {"api":"product","method":"POST","path":"/paper-templates/{kind}/restore","fallbackMessage":"Không hoàn tác được!","touches":["contractTypes"]})

/**
 * Tải lên mẫu giấy tờ. Give a kind of paper a Word file, in place of the one it has. One with unknown tags, macros or anything outside the file is refused, each fault in words.
 *
 * `POST /api/paper-templates/{kind}`, for whoever holds `contract_edit`.
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
const storeOperation = /* @__PURE__ */ uploaded("paperTemplates.store", {"api":"product","method":"POST","path":"/paper-templates/{kind}","fallbackMessage":"Không tải lên được mẫu!","files":["file"],"touches":["contractTypes"]})

export { destroyOperation as destroy, fileOperation as file, listOperation as list, restoreOperation as restore, storeOperation as store }
