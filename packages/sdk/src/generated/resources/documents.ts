// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa tài liệu. Delete a document; it can be restored for a while.
 *
 * `DELETE /api/documents/{id}`, for whoever holds `document_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("documents.destroy", {"api":"product","method":"DELETE","path":"/documents/{id}","fallbackMessage":"Không xóa được tài liệu!"})

/**
 * Xóa nhiều tài liệu. Delete several documents, all or none.
 *
 * `POST /api/documents/destroy-bulk`, for whoever holds `document_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("documents.destroyBulk", {"api":"product","method":"POST","path":"/documents/destroy-bulk","fallbackMessage":"Không xóa được tài liệu!"})

/**
 * Gỡ tệp khỏi tài liệu. Take a file away from a document; it can be put back for a while.
 *
 * `DELETE /api/documents/{id}/files/{file_id}`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyFileOperation = /* @__PURE__ */ called("documents.destroyFile", {"api":"product","method":"DELETE","path":"/documents/{id}/files/{file_id}","fallbackMessage":"Không gỡ được tệp!"})

/**
 * Xóa tài liệu, gỡ văn bản từ văn thư. Delete uploads and unlink papers of the correspondence system, which keeps them; all or none, and restored like any delete.
 *
 * `POST /api/documents/mixed/delete`, for whoever holds `document_delete`.
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
const destroyMixedOperation = /* @__PURE__ */ called("documents.destroyMixed", {"api":"product","method":"POST","path":"/documents/mixed/delete","fallbackMessage":"Không xóa được tài liệu!"})

/**
 * Xuất tài liệu. The documents that the filters leave, as a workbook. A POST, so that numbers that are searched for stand in no address.
 *
 * `POST /api/documents/export`, for whoever holds `document_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("documents.export", {"api":"product","method":"POST","path":"/documents/export","fallbackMessage":"Không xuất được danh sách tài liệu!","answersFile":true})

/**
 * Tải tệp của tài liệu. A ticket by which the browser fetches a file of a document, once, within a minute; the trail keeps who asked.
 *
 * `POST /api/documents/{id}/files/{file_id}/ticket`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("documents.fileTicket", {"api":"product","method":"POST","path":"/documents/{id}/files/{file_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Lấy văn bản từ văn thư. What the correspondence system knows of a paper, by its code; without that system an own document answers.
 *
 * `GET /api/documents/from-documentary/by-code`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fromDocumentaryOperation = /* @__PURE__ */ called("documents.fromDocumentary", {"api":"product","method":"GET","path":"/documents/from-documentary/by-code","fallbackMessage":"Không tìm thấy văn bản có mã này."})

/**
 * Xem danh sách tài liệu. Documents of the current company that the user may see, the last one issued first.
 *
 * `GET /api/documents`, for whoever holds `document_access`.
 * Sorted by document_type_id, decision_type, number, summary, issue_date, effective_date, expiry_date, signer, issued_by, source, is_original, storage_place, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("documents.list", {"api":"product","method":"GET","path":"/documents","jsonParameters":["search","filter"],"rows":"documents","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Nhận người và loại từ tên tệp. Whom names of files are about and what they are, by the employee's code and a type word in each. Changes nothing.
 *
 * Codes and words are looked for between signs, accents and case do not count. A longer name of a type hides the
shorter ones inside it. Codes of people whom the user may not see are unknown ones. Decisions are no answer, since
each needs its own type and number. A POST, so that names of people stand in no address.
 *
 * `POST /api/documents/match`, for whoever holds `document_edit`.
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
const matchOperation = /* @__PURE__ */ called("documents.match", {"api":"product","method":"POST","path":"/documents/match","fallbackMessage":"Không nhận được tên tệp!"})

/**
 * Xem tài liệu và văn bản từ văn thư. Own uploads and papers of the correspondence system in one list.
 *
 * `GET /api/documents/mixed/get`, for whoever holds `document_access`.
 * Sorted by number, summary, issue_date, effective_date, expiry_date, signer, source.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mixedOperation = /* @__PURE__ */ called("documents.mixed", {"api":"product","method":"GET","path":"/documents/mixed/get","jsonParameters":["search","filter"],"rows":"documents","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa tài liệu. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/documents/restore`, for whoever holds `document_delete`.
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
const restoreOperation = /* @__PURE__ */ called("documents.restore", {"api":"product","method":"POST","path":"/documents/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Hoàn tác gỡ tệp khỏi tài liệu. Put back a file that was taken away from a document within the last ten minutes.
 *
 * `POST /api/documents/{id}/files/{file_id}/restore`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const restoreFileOperation = /* @__PURE__ */ called("documents.restoreFile", {"api":"product","method":"POST","path":"/documents/{id}/files/{file_id}/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem tài liệu. One document.
 *
 * `GET /api/documents/{id}`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("documents.show", {"api":"product","method":"GET","path":"/documents/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm tài liệu. Create a document.
 *
 * `POST /api/documents`, for whoever holds `document_edit`.
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
const storeOperation = /* @__PURE__ */ called("documents.store", {"api":"product","method":"POST","path":"/documents","fallbackMessage":"Không tạo được tài liệu!"})

/**
 * Đính kèm tệp vào tài liệu. Attach a file to a document; 20 MB, PDF, Word, Excel, JPG or PNG by its content.
 *
 * `POST /api/documents/{id}/files`, for whoever holds `document_edit`.
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
const storeFileOperation = /* @__PURE__ */ uploaded("documents.storeFile", {"api":"product","method":"POST","path":"/documents/{id}/files","fallbackMessage":"Không tải lên được tệp!","files":["file"]})

/**
 * Cập nhật tài liệu. Change a document; only the fields that are sent change.
 *
 * `PUT /api/documents/{id}`, for whoever holds `document_edit`.
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
const updateOperation = /* @__PURE__ */ called("documents.update", {"api":"product","method":"PUT","path":"/documents/{id}","fallbackMessage":"Không cập nhật được tài liệu!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, destroyFileOperation as destroyFile, destroyMixedOperation as destroyMixed, exportOperation as export, fileTicketOperation as fileTicket, fromDocumentaryOperation as fromDocumentary, listOperation as list, matchOperation as match, mixedOperation as mixed, restoreOperation as restore, restoreFileOperation as restoreFile, showOperation as show, storeOperation as store, storeFileOperation as storeFile, updateOperation as update }
