// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Hủy hợp đồng. Give up an issued contract before it begins; its number stays in the book as given up.
 *
 * `POST /api/contracts/{id}/cancel`, for whoever holds `contract_edit`.
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
const cancelOperation = /* @__PURE__ */ called("contracts.cancel", {"api":"product","method":"POST","path":"/contracts/{id}/cancel","fallbackMessage":"Không hủy được hợp đồng!","touches":["drawnNumbers"]})

/**
 * Kiểm tra hợp đồng. What the law says of a draft before it is saved. Changes nothing.
 *
 * `POST /api/contracts/check`, for whoever holds `contract_edit`.
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
const checkOperation = /* @__PURE__ */ called("contracts.check", {"api":"product","method":"POST","path":"/contracts/check","fallbackMessage":"Không kiểm tra được hợp đồng!"})

/**
 * Xóa hợp đồng. Delete a draft; it can be restored for a while.
 *
 * `DELETE /api/contracts/{id}`, for whoever holds `contract_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("contracts.destroy", {"api":"product","method":"DELETE","path":"/contracts/{id}","fallbackMessage":"Không xóa được hợp đồng!"})

/**
 * Xóa nhiều hợp đồng. Delete several drafts, all or none.
 *
 * `POST /api/contracts/destroy-bulk`, for whoever holds `contract_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("contracts.destroyBulk", {"api":"product","method":"POST","path":"/contracts/destroy-bulk","fallbackMessage":"Không xóa được hợp đồng!"})

/**
 * Chấm dứt hợp đồng. End an issued contract on a day, with the reason of Điều 34. It counts until that day. What the law forbids is refused, what falls short of it is kept as a warning; with dry_run=true both are told as findings, and nothing changes.
 *
 * `POST /api/contracts/{id}/end`, for whoever holds `contract_edit`.
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
const endOperation = /* @__PURE__ */ called("contracts.end", {"api":"product","method":"POST","path":"/contracts/{id}/end","fallbackMessage":"Không chấm dứt được hợp đồng!"})

/**
 * In thông báo chấm dứt hợp đồng. The notice of a contract that was ended, or of one in force that ends by its term, as a paper, PDF or the company's own Word file (409 where it has none, or where nothing ends).
 *
 * `POST /api/contracts/{id}/end-notice`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
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
const endNoticeOperation = /* @__PURE__ */ downloaded("contracts.endNotice", {"api":"product","method":"POST","path":"/contracts/{id}/end-notice","fallbackMessage":"Không in được thông báo chấm dứt!","answersFile":true})

/**
 * Xem hợp đồng sắp hết hạn. Contracts that end within so many days, or ended without a new one while the employee goes on working, the most urgent first; 200 at most.
 *
 * `GET /api/contracts/expiring`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const expiringOperation = /* @__PURE__ */ called("contracts.expiring", {"api":"product","method":"GET","path":"/contracts/expiring","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xuất hợp đồng. The contracts that the filters leave, as a workbook without pay. A POST, so that names that are searched for stand in no address.
 *
 * `POST /api/contracts/export`, for whoever holds `contract_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("contracts.export", {"api":"product","method":"POST","path":"/contracts/export","fallbackMessage":"Không xuất được danh sách hợp đồng!","answersFile":true})

/**
 * Xin vé tải bản ký của hợp đồng. A ticket by which the browser itself fetches the signed copy, once, within a minute. For who may see the pay that stands in it, and for oneself.
 *
 * `POST /api/contracts/{id}/file/ticket`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("contracts.fileTicket", {"api":"product","method":"POST","path":"/contracts/{id}/file/ticket","fallbackMessage":"Không tải được bản ký!"})

/**
 * Xem lịch sử hợp đồng. Who changed what in a contract and its appendices, the last first, 200 saves at most; pay only for who may see it by this contract; never for who sees it as his own alone.
 *
 * `GET /api/contracts/{id}/history`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("contracts.history", {"api":"product","method":"GET","path":"/contracts/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Nhập hợp đồng. Take over contracts of before the product as issued ones by the rows of a workbook, and of its second sheet their appendices by the contract's number, all or none; rows name people by the employee's code. The rules of law are asked of each; no job fact changes.
 *
 * `POST /api/contracts/import`, for whoever holds `contract_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("contracts.import", {"api":"product","method":"POST","path":"/contracts/import","fallbackMessage":"Không nhập được hợp đồng!","files":["file"],"touches":["appendices","drawnNumbers","numberSeries"]})

/**
 * Tải mẫu nhập hợp đồng. An empty workbook to fill in, of the columns that one may fill in, with the values that each takes.
 *
 * `GET /api/contracts/import/template`, for whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("contracts.importTemplate", {"api":"product","method":"GET","path":"/contracts/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Ban hành hợp đồng. Issue a draft. Its number is drawn now, or typed and checked; from here on its content stays.
 *
 * `POST /api/contracts/{id}/issue`, for whoever holds `contract_edit`.
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
const issueOperation = /* @__PURE__ */ called("contracts.issue", {"api":"product","method":"POST","path":"/contracts/{id}/issue","fallbackMessage":"Không ban hành được hợp đồng!"})

/**
 * Ban hành nhiều hợp đồng. Issue several drafts with one day and one signer, all or none; who is to blame is named.
 *
 * `POST /api/contracts/issue-bulk`, for whoever holds `contract_edit`.
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
const issueBulkOperation = /* @__PURE__ */ called("contracts.issueBulk", {"api":"product","method":"POST","path":"/contracts/issue-bulk","fallbackMessage":"Không ban hành được hợp đồng!"})

/**
 * Xem danh sách hợp đồng. Contracts of the current company, the newest first; as_of asks what they are on another day.
 *
 * `GET /api/contracts`, for whoever holds `contract_access`.
 * Sorted by contract_number, full_name, nhansu_id, sign_date, start_date, end_date, days_left, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("contracts.list", {"api":"product","method":"GET","path":"/contracts","jsonParameters":["search","filter"],"rows":"contracts","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập hợp đồng. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/contracts/import/marked`, for whoever holds `contract_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("contracts.markImport", {"api":"product","method":"POST","path":"/contracts/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * In hợp đồng. The contract as a paper, PDF or the company's own Word file (409 where it has none). Who may not see its pay, or the identity number and address of its employee, gets dots to fill in.
 *
 * `POST /api/contracts/{id}/paper`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
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
const paperOperation = /* @__PURE__ */ downloaded("contracts.paper", {"api":"product","method":"POST","path":"/contracts/{id}/paper","fallbackMessage":"Không in được hợp đồng!","answersFile":true})

/**
 * Tải nhiều bản in của hợp đồng. Files that were made of contracts, as one ZIP archive. Each asks for what its own ticket asks, at this moment; one that is not for whoever asks refuses all (404, and 403 for pay, identity numbers and addresses). A POST, as they may be many.
 *
 * `POST /api/contracts/paper-archive`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
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
const paperArchiveOperation = /* @__PURE__ */ downloaded("contracts.paperArchive", {"api":"product","method":"POST","path":"/contracts/paper-archive","fallbackMessage":"Không tải được bản in!","answersFile":true})

/**
 * Tải bản in đã lập của hợp đồng. A ticket by which the browser fetches one of these files, once, within a minute; the trail keeps who asked. What has pay, an identity number or an address in it is for who may see that (403).
 *
 * `POST /api/contracts/{id}/papers/{row_id}/ticket`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperTicketOperation = /* @__PURE__ */ called("contracts.paperTicket", {"api":"product","method":"POST","path":"/contracts/{id}/papers/{row_id}/ticket","fallbackMessage":"Không tải được bản in!"})

/**
 * Xem bản in đã lập của hợp đồng. The files that were made of a contract, its appendices and its notice of ending, each with its hash, who made it and when; those of the draft for who prepares it.
 *
 * `GET /api/contracts/{id}/papers`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const papersOperation = /* @__PURE__ */ called("contracts.papers", {"api":"product","method":"GET","path":"/contracts/{id}/papers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In nhiều hợp đồng. Print several contracts by background work, each as contracts.paper would print it for whoever asks; each file is kept beside its contract. What cannot be printed is left out by name; whoever cancels it keeps what is made.
 *
 * `POST /api/contracts/print-bulk`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
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
const printBulkOperation = /* @__PURE__ */ called("contracts.printBulk", {"api":"product","method":"POST","path":"/contracts/print-bulk","fallbackMessage":"Không in được hợp đồng!"})

/**
 * Nhắc hợp đồng. Tell those whom the company's rule names of contracts that end, at once; of one contract once a day at most. With dry_run=true it says who would hear of each, and of which nobody would and why, and tells nobody.
 *
 * `POST /api/contracts/remind`, for whoever holds `contract_edit`.
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
const remindOperation = /* @__PURE__ */ called("contracts.remind", {"api":"product","method":"POST","path":"/contracts/remind","fallbackMessage":"Không nhắc được!"})

/**
 * Xem các lần nhắc của hợp đồng. When who was reminded of a contract, by the rule or by hand, the last first; never for who sees it as his own alone.
 *
 * `GET /api/contracts/{id}/reminders`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const remindersOperation = /* @__PURE__ */ called("contracts.reminders", {"api":"product","method":"GET","path":"/contracts/{id}/reminders","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Lập hợp đồng tái ký. Draft what follows contracts that end, by background work, each contract whole. With dry_run=true it tells the next type, days and findings of each, and changes nothing; whoever cannot be renewed is left out by name.
 *
 * `POST /api/contracts/renew`, for whoever holds `contract_edit`.
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
const renewOperation = /* @__PURE__ */ called("contracts.renew", {"api":"product","method":"POST","path":"/contracts/renew","fallbackMessage":"Không lập được hợp đồng tái ký!"})

/**
 * Hoàn tác xóa hợp đồng. Undo a delete of a moment ago; the very same drafts come back, all or none.
 *
 * `POST /api/contracts/restore`, for whoever holds `contract_delete`.
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
const restoreOperation = /* @__PURE__ */ called("contracts.restore", {"api":"product","method":"POST","path":"/contracts/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem hợp đồng. One contract. Of a draft who prepares it sees the pay; of an issued one who may see pay, and everybody his own.
 *
 * `GET /api/contracts/{id}`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("contracts.show", {"api":"product","method":"GET","path":"/contracts/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Lưu bản ký của hợp đồng. Add the signed copy of an issued contract, or the id of the electronic one, or both.
 *
 * `POST /api/contracts/{id}/sign`, for whoever holds `contract_edit`.
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
const signOperation = /* @__PURE__ */ uploaded("contracts.sign", {"api":"product","method":"POST","path":"/contracts/{id}/sign","fallbackMessage":"Không lưu được bản ký!","files":["file"]})

/**
 * Xem người được ký hợp đồng. Who may sign these drafts on a day, and of everybody else in the list of signers why not. A POST, as the drafts may be many.
 *
 * `POST /api/contracts/signers`, for whoever holds `contract_edit`.
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
const signersOperation = /* @__PURE__ */ called("contracts.signers", {"api":"product","method":"POST","path":"/contracts/signers","fallbackMessage":"Không lấy được danh sách người ký!"})

/**
 * Thêm hợp đồng. Prepare a contract as a draft; it has no number and may be changed and deleted.
 *
 * `POST /api/contracts`, for whoever holds `contract_edit`.
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
const storeOperation = /* @__PURE__ */ called("contracts.store", {"api":"product","method":"POST","path":"/contracts","fallbackMessage":"Không tạo được hợp đồng!"})

/**
 * Hoàn tác nhập hợp đồng. Take one's own import of a moment ago back as a whole, unless somebody has changed one of its contracts since; its numbers are out of the book.
 *
 * `POST /api/contracts/import/{id}/undo`, for whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("contracts.undoImport", {"api":"product","method":"POST","path":"/contracts/import/{id}/undo","fallbackMessage":"Không hoàn tác được!","touches":["appendices","drawnNumbers","numberSeries"]})

/**
 * Cập nhật hợp đồng. Change a draft; only the fields that are sent change.
 *
 * `PUT /api/contracts/{id}`, for whoever holds `contract_edit`.
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
const updateOperation = /* @__PURE__ */ called("contracts.update", {"api":"product","method":"PUT","path":"/contracts/{id}","fallbackMessage":"Không cập nhật được hợp đồng!"})

export { cancelOperation as cancel, checkOperation as check, destroyOperation as destroy, destroyBulkOperation as destroyBulk, endOperation as end, endNoticeOperation as endNotice, expiringOperation as expiring, exportOperation as export, fileTicketOperation as fileTicket, historyOperation as history, importOperation as import, importTemplateOperation as importTemplate, issueOperation as issue, issueBulkOperation as issueBulk, listOperation as list, markImportOperation as markImport, paperOperation as paper, paperArchiveOperation as paperArchive, paperTicketOperation as paperTicket, papersOperation as papers, printBulkOperation as printBulk, remindOperation as remind, remindersOperation as reminders, renewOperation as renew, restoreOperation as restore, showOperation as show, signOperation as sign, signersOperation as signers, storeOperation as store, undoImportOperation as undoImport, updateOperation as update }
