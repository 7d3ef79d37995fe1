// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Hủy quyết định. Give up an issued decision before its day; its number stays in the book as given up.
 *
 * `POST /api/decisions/{id}/cancel`, for whoever holds `decision_issue`.
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
const cancelOperation = /* @__PURE__ */ called("decisions.cancel", {"api":"product","method":"POST","path":"/decisions/{id}/cancel","fallbackMessage":"Không hủy được quyết định!","touches":["employees","rewardsDisciplines","departments","positions","jobChanges","leaverTasks","contracts","documents","drawnNumbers","trainingCommitments"]})

/**
 * Đính chính quyết định. Put another decision in the place of one in effect whose date, place or amount was wrong. It is issued at once about the same people, the history of its people is made anew from the earlier of both days, and both papers are kept. Where the company wants a second person to issue what one has drafted, it is left as a draft, and does all this when it is issued.
 *
 * `POST /api/decisions/{id}/correct`, for whoever holds `decision_issue`.
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
const correctOperation = /* @__PURE__ */ called("decisions.correct", {"api":"product","method":"POST","path":"/decisions/{id}/correct","fallbackMessage":"Không đính chính được quyết định!","touches":["employees","rewardsDisciplines","departments","positions","jobChanges","leaverTasks","contracts","documents","drawnNumbers"]})

/**
 * Xóa quyết định. Delete a draft; it can be restored for a while.
 *
 * `DELETE /api/decisions/{id}`, for whoever holds `document_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("decisions.destroy", {"api":"product","method":"DELETE","path":"/decisions/{id}","fallbackMessage":"Không xóa được quyết định!"})

/**
 * Xóa nhiều quyết định. Delete several drafts, all or none.
 *
 * `POST /api/decisions/destroy-bulk`, for whoever holds `document_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("decisions.destroyBulk", {"api":"product","method":"POST","path":"/decisions/destroy-bulk","fallbackMessage":"Không xóa được quyết định!"})

/**
 * Gỡ tệp khỏi bản nháp quyết định. Take a file away from a draft; it can be put back for a while.
 *
 * `DELETE /api/decisions/{id}/files/{file_id}`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyFileOperation = /* @__PURE__ */ called("decisions.destroyFile", {"api":"product","method":"DELETE","path":"/decisions/{id}/files/{file_id}","fallbackMessage":"Không gỡ được tệp!"})

/**
 * Xuất quyết định. The decisions that the filters leave, as a workbook. A POST, so that names that are searched for stand in no address.
 *
 * `POST /api/decisions/export`, for whoever holds `document_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("decisions.export", {"api":"product","method":"POST","path":"/decisions/export","fallbackMessage":"Không xuất được danh sách quyết định!","answersFile":true})

/**
 * Tải tệp của bản nháp quyết định. A ticket by which the browser fetches a file of a draft, once, within a minute, for whose rights reach everybody in it; the trail keeps who asked.
 *
 * `POST /api/decisions/{id}/files/{file_id}/ticket`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("decisions.fileTicket", {"api":"product","method":"POST","path":"/decisions/{id}/files/{file_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Nhập quyết định. Take over decisions of before the product as ones in effect by the rows of a workbook, all or none. A decision about several people has a row for each, named by the employee's code. Nobody is moved; a change of work that stands in a file with the same number and day becomes that of the decision.
 *
 * `POST /api/decisions/import`, for whoever holds `decision_issue`.
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
const importOperation = /* @__PURE__ */ uploaded("decisions.import", {"api":"product","method":"POST","path":"/decisions/import","fallbackMessage":"Không nhập được quyết định!","files":["file"],"touches":["documents","drawnNumbers","jobChanges","numberSeries"]})

/**
 * Tải mẫu nhập quyết định. An empty workbook to fill in with decisions of before the product, with the values that each column takes.
 *
 * `GET /api/decisions/import/template`, for whoever holds `decision_issue`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("decisions.importTemplate", {"api":"product","method":"GET","path":"/decisions/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Ban hành quyết định. Issue a draft. Its number is drawn now, or typed and checked, and the job changes of its people are written with it; those of a day to come wait.
 *
 * `POST /api/decisions/{id}/issue`, for whoever holds `decision_issue`.
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
const issueOperation = /* @__PURE__ */ called("decisions.issue", {"api":"product","method":"POST","path":"/decisions/{id}/issue","fallbackMessage":"Không ban hành được quyết định!","touches":["employees","rewardsDisciplines","departments","positions","jobChanges","leaverTasks","contracts","documents","drawnNumbers","trainingCommitments"]})

/**
 * Ban hành nhiều quyết định. Issue several drafts by one signer on one day, by background work in the order given, each whole by itself and with a number of its own. With dry_run=true it tells what issuing each would do after those before it, names those that cannot be issued with the reason and the files of each, and changes nothing.
 *
 * `POST /api/decisions/issue-bulk`, for whoever holds `decision_issue`.
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
const issueBulkOperation = /* @__PURE__ */ called("decisions.issueBulk", {"api":"product","method":"POST","path":"/decisions/issue-bulk","fallbackMessage":"Không ban hành được các quyết định!","touches":["employees","rewardsDisciplines","departments","positions","jobChanges","leaverTasks","contracts","documents","drawnNumbers","trainingCommitments"]})

/**
 * Xem danh sách quyết định. Decisions of the current company, the last to take effect first. Of type 10 for who may see sensitive data, of type 15 for who may see pay, and everybody his own.
 *
 * `GET /api/decisions`, for whoever holds `document_access`.
 * Sorted by decision_number, decision_type, sign_date, effective_date, summary, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("decisions.list", {"api":"product","method":"GET","path":"/decisions","jsonParameters":["search","filter"],"rows":"decisions","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập quyết định. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/decisions/import/marked`, for whoever holds `decision_issue`.
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
const markImportOperation = /* @__PURE__ */ downloaded("decisions.markImport", {"api":"product","method":"POST","path":"/decisions/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * In quyết định. The decision as a paper with the people whom the reader may see, or for one of them, PDF or the company's own Word file (409 where it has none).
 *
 * `POST /api/decisions/{id}/paper`, for whoever holds `document_access`.
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
const paperOperation = /* @__PURE__ */ downloaded("decisions.paper", {"api":"product","method":"POST","path":"/decisions/{id}/paper","fallbackMessage":"Không in được quyết định!","answersFile":true})

/**
 * Tải nhiều bản in của quyết định. Files that were made of a decision, as one ZIP archive. Each asks for what its own ticket asks, at this moment; one that is not for whoever asks refuses all. A POST, as they may be many.
 *
 * `POST /api/decisions/{id}/papers/archive`, for whoever holds `document_access`.
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
const paperArchiveOperation = /* @__PURE__ */ downloaded("decisions.paperArchive", {"api":"product","method":"POST","path":"/decisions/{id}/papers/archive","fallbackMessage":"Không tải được bản in!","answersFile":true})

/**
 * Tải bản in đã lập của quyết định. A ticket by which the browser fetches one of these files, once, within a minute; the trail keeps who asked.
 *
 * `POST /api/decisions/{id}/papers/{row_id}/ticket`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperTicketOperation = /* @__PURE__ */ called("decisions.paperTicket", {"api":"product","method":"POST","path":"/decisions/{id}/papers/{row_id}/ticket","fallbackMessage":"Không tải được bản in!"})

/**
 * Xem bản in đã lập của quyết định. The files that were made of a decision, each with its hash, who made it and when, as far as the reader sees everybody in it.
 *
 * `GET /api/decisions/{id}/papers`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const papersOperation = /* @__PURE__ */ called("decisions.papers", {"api":"product","method":"GET","path":"/decisions/{id}/papers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước quyết định. What a draft would change for everybody named in it, with the refusals that issuing has; of a correction, once what it corrects is taken back. Keeps nothing.
 *
 * `POST /api/decisions/preview`, for whoever holds `document_edit`.
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
const previewOperation = /* @__PURE__ */ called("decisions.preview", {"api":"product","method":"POST","path":"/decisions/preview","fallbackMessage":"Không xem trước được quyết định!"})

/**
 * In riêng quyết định cho nhiều nhân viên. Print a decision for several of its people by background work, a file for each, as decisions.paper would print it for him alone; each file is kept beside the decision. Whoever is not within reach any more is left out; whoever cancels it keeps what is made.
 *
 * `POST /api/decisions/{id}/paper/people`, for whoever holds `document_access`.
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
const printPeopleOperation = /* @__PURE__ */ called("decisions.printPeople", {"api":"product","method":"POST","path":"/decisions/{id}/paper/people","fallbackMessage":"Không in được quyết định!"})

/**
 * Hoàn tác xóa quyết định. Undo a delete of a moment ago; the very same drafts come back, all or none.
 *
 * `POST /api/decisions/restore`, for whoever holds `document_delete`.
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
const restoreOperation = /* @__PURE__ */ called("decisions.restore", {"api":"product","method":"POST","path":"/decisions/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Hoàn tác gỡ tệp khỏi bản nháp quyết định. Put back a file that was taken away from a draft within the last ten minutes.
 *
 * `POST /api/decisions/{id}/files/{file_id}/restore`, for whoever holds `document_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const restoreFileOperation = /* @__PURE__ */ called("decisions.restoreFile", {"api":"product","method":"POST","path":"/decisions/{id}/files/{file_id}/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Thu hồi quyết định. Take a decision in effect back by another paper; the history of its people is made anew without it.
 *
 * `POST /api/decisions/{id}/revoke`, for whoever holds `decision_issue`.
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
const revokeOperation = /* @__PURE__ */ called("decisions.revoke", {"api":"product","method":"POST","path":"/decisions/{id}/revoke","fallbackMessage":"Không thu hồi được quyết định!","touches":["employees","rewardsDisciplines","departments","positions","jobChanges","leaverTasks","contracts","documents","drawnNumbers","trainingCommitments"]})

/**
 * Xem quyết định. One decision with the people whom it is about, as far as the reader may see them.
 *
 * `GET /api/decisions/{id}`, for whoever holds `document_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("decisions.show", {"api":"product","method":"GET","path":"/decisions/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem người được ký quyết định. Who may sign decisions of all these types on a day, and of everybody else in the list of signers why not. A POST, as the types may be many.
 *
 * `POST /api/decisions/signers`, for whoever holds `decision_issue`.
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
const signersOperation = /* @__PURE__ */ called("decisions.signers", {"api":"product","method":"POST","path":"/decisions/signers","fallbackMessage":"Không lấy được danh sách người ký!"})

/**
 * Thêm quyết định. Prepare a decision as a draft; it has no number, changes nobody and may be changed and deleted.
 *
 * `POST /api/decisions`, for whoever holds `document_edit`.
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
const storeOperation = /* @__PURE__ */ called("decisions.store", {"api":"product","method":"POST","path":"/decisions","fallbackMessage":"Không tạo được quyết định!"})

/**
 * Đính kèm tệp vào bản nháp quyết định. Attach a file to a draft; 20 MB, PDF, Word, Excel, JPG or PNG by its content. Issuing gives it to the document of the decision.
 *
 * `POST /api/decisions/{id}/files`, for whoever holds `document_edit`.
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
const storeFileOperation = /* @__PURE__ */ uploaded("decisions.storeFile", {"api":"product","method":"POST","path":"/decisions/{id}/files","fallbackMessage":"Không tải lên được tệp!","files":["file"]})

/**
 * Hoàn tác nhập quyết định. Take one's own import of a moment ago back as a whole, unless somebody has gone on with one of its decisions since; its numbers are out of the book.
 *
 * `POST /api/decisions/import/{id}/undo`, for whoever holds `decision_issue`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("decisions.undoImport", {"api":"product","method":"POST","path":"/decisions/import/{id}/undo","fallbackMessage":"Không hoàn tác được!","touches":["documents","drawnNumbers","jobChanges","numberSeries"]})

/**
 * Cập nhật quyết định. Change a draft; only the fields that are sent change, the people as a whole.
 *
 * `PUT /api/decisions/{id}`, for whoever holds `document_edit`.
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
const updateOperation = /* @__PURE__ */ called("decisions.update", {"api":"product","method":"PUT","path":"/decisions/{id}","fallbackMessage":"Không cập nhật được quyết định!"})

export { cancelOperation as cancel, correctOperation as correct, destroyOperation as destroy, destroyBulkOperation as destroyBulk, destroyFileOperation as destroyFile, exportOperation as export, fileTicketOperation as fileTicket, importOperation as import, importTemplateOperation as importTemplate, issueOperation as issue, issueBulkOperation as issueBulk, listOperation as list, markImportOperation as markImport, paperOperation as paper, paperArchiveOperation as paperArchive, paperTicketOperation as paperTicket, papersOperation as papers, previewOperation as preview, printPeopleOperation as printPeople, restoreOperation as restore, restoreFileOperation as restoreFile, revokeOperation as revoke, showOperation as show, signersOperation as signers, storeOperation as store, storeFileOperation as storeFile, undoImportOperation as undoImport, updateOperation as update }
