// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xuất sổ số. The lines of the book of numbers that the filters leave, as a workbook.
 *
 * `POST /api/drawn-numbers/export`, for whoever holds `contract_export`, or whoever holds `document_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("drawnNumbers.export", {"api":"product","method":"POST","path":"/drawn-numbers/export","fallbackMessage":"Không xuất được sổ số!","answersFile":true})

/**
 * Bỏ số. Give up the next number of a kind, or a typed one, so that it stands on no paper; it stays in the book with its reason.
 *
 * `POST /api/drawn-numbers/give-up`, for whoever holds `contract_edit`.
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
const giveUpOperation = /* @__PURE__ */ called("drawnNumbers.giveUp", {"api":"product","method":"POST","path":"/drawn-numbers/give-up","fallbackMessage":"Không bỏ số được!","touches":["numberSeries"]})

/**
 * Xem danh sách sổ số. The book of numbers, every number that was given out, the newest first. Nothing is removed from it.
 *
 * `GET /api/drawn-numbers`, for whoever holds `contract_access`, or whoever holds `document_access`.
 * Sorted by number, year, sequence, drawn_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("drawnNumbers.list", {"api":"product","method":"GET","path":"/drawn-numbers","jsonParameters":["search","filter"],"rows":"drawn_numbers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In sổ số. The lines of the book of numbers that the filters leave, of one year for instance, as a paper of the company in the order in which they were drawn; 2,000 lines and ten columns at most.
 *
 * `POST /api/drawn-numbers/print`, for whoever holds `contract_export`, or whoever holds `document_export`.
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
const printOperation = /* @__PURE__ */ downloaded("drawnNumbers.print", {"api":"product","method":"POST","path":"/drawn-numbers/print","fallbackMessage":"Không in được sổ số!","answersFile":true})

export { exportOperation as export, giveUpOperation as giveUp, listOperation as list, printOperation as print }
