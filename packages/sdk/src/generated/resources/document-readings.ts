// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xác nhận đã đọc và hiểu tài liệu. Confirm for oneself that one has read and understood the files that stand there now; each must have been opened by oneself. Nobody confirms for somebody else.
 *
 * `POST /api/document-readings/{id}/confirm`, for the person whom it is about (`employee`).
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
const confirmOperation = /* @__PURE__ */ called("documentReadings.confirm", {"api":"product","method":"POST","path":"/document-readings/{id}/confirm","fallbackMessage":"Không ghi nhận được xác nhận!","touches":["home"]})

/**
 * Xuất yêu cầu đọc tài liệu. Who has read the document and who has not, by person and by unit, as a workbook.
 *
 * `POST /api/document-readings/{id}/export`, for whoever holds `document_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("documentReadings.export", {"api":"product","method":"POST","path":"/document-readings/{id}/export","fallbackMessage":"Không xuất được báo cáo!","answersFile":true})

/**
 * Xem danh sách yêu cầu đọc tài liệu. To whom a document was sent to be read, the last first, with how many have confirmed. For who sees documents of the whole company.
 *
 * `GET /api/documents/{id}/readings`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("documentReadings.list", {"api":"product","method":"GET","path":"/documents/{id}/readings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem tài liệu cần đọc của mình. The documents that one is asked to read, those that wait first, each with its files and which of them one has opened.
 *
 * `GET /api/document-readings/mine`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("documentReadings.mine", {"api":"product","method":"GET","path":"/document-readings/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem ai đã xác nhận đọc tài liệu. Who is asked to read and when each confirmed, by name; a file that is new asks again.
 *
 * `GET /api/document-readings/{id}/people`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const peopleOperation = /* @__PURE__ */ called("documentReadings.people", {"api":"product","method":"GET","path":"/document-readings/{id}/people","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gửi lại yêu cầu đọc tài liệu đã thu hồi. Ask again what was taken back, of the same people and whoever has come to their units and positions; refused once its day has passed, and where another request asks some of them.
 *
 * `POST /api/document-readings/{id}/resume`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const resumeOperation = /* @__PURE__ */ called("documentReadings.resume", {"api":"product","method":"POST","path":"/document-readings/{id}/resume","fallbackMessage":"Không gửi lại được yêu cầu!","touches":["home"]})

/**
 * Xem yêu cầu đọc tài liệu. One request with how far each unit is; everybody counts in his main unit of today.
 *
 * `GET /api/document-readings/{id}`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("documentReadings.show", {"api":"product","method":"GET","path":"/document-readings/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gửi tài liệu để đọc và xác nhận. Send a document to people, units with those below, or positions, to be read until a day; with dry_run only tell who would be asked. The background asks them at once, and in the night whoever has come to a named unit or position.
 *
 * `POST /api/documents/{id}/readings`, for whoever holds `document_edit`.
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
const storeOperation = /* @__PURE__ */ called("documentReadings.store", {"api":"product","method":"POST","path":"/documents/{id}/readings","fallbackMessage":"Không gửi được tài liệu!","touches":["home"]})

/**
 * Mở tệp cần đọc. A ticket by which the browser fetches a file that one is asked to read; fetching it counts as having opened it.
 *
 * `POST /api/document-readings/{id}/files/{file_id}/ticket`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ticketOperation = /* @__PURE__ */ called("documentReadings.ticket", {"api":"product","method":"POST","path":"/document-readings/{id}/files/{file_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Thu hồi yêu cầu đọc tài liệu. Take a request back; nobody is asked or reminded any more, and what was confirmed is kept.
 *
 * `POST /api/document-readings/{id}/withdraw`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withdrawOperation = /* @__PURE__ */ called("documentReadings.withdraw", {"api":"product","method":"POST","path":"/document-readings/{id}/withdraw","fallbackMessage":"Không thu hồi được yêu cầu!","touches":["home"]})

export { confirmOperation as confirm, exportOperation as export, listOperation as list, mineOperation as mine, peopleOperation as people, resumeOperation as resume, showOperation as show, storeOperation as store, ticketOperation as ticket, withdrawOperation as withdraw }
