// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Gỡ tệp khỏi khen thưởng, kỷ luật. Take a file away from a reward or a discipline case; it can be put back for a while.
 *
 * `DELETE /api/employees/rewards-disciplines/{id}/files/{file_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyFileOperation = /* @__PURE__ */ called("rewardPapers.destroyFile", {"api":"product","method":"DELETE","path":"/employees/rewards-disciplines/{id}/files/{file_id}","fallbackMessage":"Không gỡ được tệp!"})

/**
 * Tải tệp của khen thưởng, kỷ luật. A ticket by which the browser fetches a file of a reward or a discipline case, once, within a minute; the trail keeps who asked.
 *
 * `POST /api/employees/rewards-disciplines/{id}/files/{file_id}/ticket`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("rewardPapers.fileTicket", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/files/{file_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Xem giấy tờ của khen thưởng, kỷ luật. The files of a reward or a discipline case by their kind, which papers it lacks as it stands, each with its article, and what was printed of it, the newest first.
 *
 * `GET /api/employees/rewards-disciplines/{id}/papers`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("rewardPapers.list", {"api":"product","method":"GET","path":"/employees/rewards-disciplines/{id}/papers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tải bản in đã lập của khen thưởng, kỷ luật. A ticket by which the browser fetches one of these files, once, within a minute; the trail keeps who asked.
 *
 * `POST /api/employees/rewards-disciplines/{id}/papers/{row_id}/ticket`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperTicketOperation = /* @__PURE__ */ called("rewardPapers.paperTicket", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/papers/{row_id}/ticket","fallbackMessage":"Không tải được bản in!"})

/**
 * In giấy tờ của khen thưởng, kỷ luật. The certificate of a reward, or the minutes of a breach, the invitation, the minutes of the meeting or the reduced term of a case, as PDF or the company's own Word file (409 where it has none, or where the case has not come so far). Of a reward of several people the PDF has a sheet for each; a Word file is of one of them.
 *
 * `POST /api/employees/rewards-disciplines/{id}/paper`, for whoever holds `employee_access`.
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
const printOperation = /* @__PURE__ */ downloaded("rewardPapers.print", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/paper","fallbackMessage":"Không in được giấy tờ!","answersFile":true})

/**
 * Hoàn tác gỡ tệp khỏi khen thưởng, kỷ luật. Put back a file that was taken away from a reward or a discipline case within the last ten minutes.
 *
 * `POST /api/employees/rewards-disciplines/{id}/files/{file_id}/restore`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const restoreFileOperation = /* @__PURE__ */ called("rewardPapers.restoreFile", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/files/{file_id}/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Đính kèm tệp vào khen thưởng, kỷ luật. Attach a file of a kind to a reward or a discipline case, also once it is issued and otherwise locked; 20 MB, PDF, Word, Excel, JPG or PNG by its content.
 *
 * `POST /api/employees/rewards-disciplines/{id}/files`, for whoever holds `employee_edit`.
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
const storeFileOperation = /* @__PURE__ */ uploaded("rewardPapers.storeFile", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/files","fallbackMessage":"Không tải lên được tệp!","files":["file"]})

export { destroyFileOperation as destroyFile, fileTicketOperation as fileTicket, listOperation as list, paperTicketOperation as paperTicket, printOperation as print, restoreFileOperation as restoreFile, storeFileOperation as storeFile }
