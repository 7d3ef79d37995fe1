// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Tiếp nhận nhân viên từ công ty khác. Take the person in on the day, with a file of his own data that is copied once, or into the file that he left behind here. Same code. With a decision the reception is that decision's, issued in the same step, or becomes it once the draft that is left is issued.
 *
 * `POST /api/employee-transfers/{id}/accept`, for whoever holds `employee_edit`.
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
const acceptOperation = /* @__PURE__ */ called("employeeTransfers.accept", {"api":"product","method":"POST","path":"/employee-transfers/{id}/accept","fallbackMessage":"Không tiếp nhận được!","touches":["home","employees","decisions","contracts","documents","drawnNumbers"]})

/**
 * Đồng ý chuyển công ty. Agree to one's own hand-over in the words of its version; it is laid before the other company then. Nobody agrees for another.
 *
 * `POST /api/employee-transfers/{id}/agree`, for the person whom it is about (`employee`).
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
const agreeOperation = /* @__PURE__ */ called("employeeTransfers.agree", {"api":"product","method":"POST","path":"/employee-transfers/{id}/agree","fallbackMessage":"Không gửi được câu trả lời!","touches":["home"]})

/**
 * Tải bản đồng ý chuyển công ty. The signed scan of the agreement, as the sending company keeps it; the receiving one has its words and its day.
 *
 * `GET /api/employee-transfers/{id}/consent-file`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const consentFileOperation = /* @__PURE__ */ downloaded("employeeTransfers.consentFile", {"api":"product","method":"GET","path":"/employee-transfers/{id}/consent-file","fallbackMessage":"Không tải được bản đồng ý!","answersFile":true})

/**
 * In bản đồng ý chuyển công ty. The agreement on paper, for the person to sign before a proposal is sent.
 *
 * `POST /api/employee-transfers/consent-paper`, for whoever holds `employee_edit`.
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
const consentPaperOperation = /* @__PURE__ */ downloaded("employeeTransfers.consentPaper", {"api":"product","method":"POST","path":"/employee-transfers/consent-paper","fallbackMessage":"Không in được bản đồng ý!","answersFile":true})

/**
 * Không đồng ý chuyển công ty. Refuse one's own hand-over, or take the agreement back while the other company has not answered; nothing changes for the person then.
 *
 * `POST /api/employee-transfers/{id}/disagree`, for the person whom it is about (`employee`).
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
const disagreeOperation = /* @__PURE__ */ called("employeeTransfers.disagree", {"api":"product","method":"POST","path":"/employee-transfers/{id}/disagree","fallbackMessage":"Không gửi được câu trả lời!","touches":["home","decisions"]})

/**
 * Xem danh sách đề nghị chuyển công ty. Hand-overs of employees from and to the company, those that wait first; of one's units only those of whom they send.
 *
 * `GET /api/employee-transfers`, for whoever holds `employee_access`.
 * Sorted by state, direction, full_name, nhansu_id, other_company_name, effective_date, created_at, settled_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeTransfers.list", {"api":"product","method":"GET","path":"/employee-transfers","jsonParameters":["filter"],"rows":"transfers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem đề nghị chuyển công ty của tôi. Where the reader's own company wants to hand him over, with the words that he is asked to agree to and what he may answer now.
 *
 * `GET /api/employee-transfers/mine`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("employeeTransfers.mine", {"api":"product","method":"GET","path":"/employee-transfers/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước đề nghị chuyển công ty. To which companies somebody can go, which of his data would go along and which never do, and the words that he agrees to. Changes nothing.
 *
 * `GET /api/employee-transfers/preview`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const previewOperation = /* @__PURE__ */ called("employeeTransfers.preview", {"api":"product","method":"GET","path":"/employee-transfers/preview","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Từ chối tiếp nhận nhân viên. Refuse a proposal with a reason that the sending company reads.
 *
 * `POST /api/employee-transfers/{id}/refuse`, for whoever holds `employee_edit`.
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
const refuseOperation = /* @__PURE__ */ called("employeeTransfers.refuse", {"api":"product","method":"POST","path":"/employee-transfers/{id}/refuse","fallbackMessage":"Không từ chối được!","touches":["home"]})

/**
 * Xem đề nghị chuyển công ty. One hand-over with the words of the agreement, and what the reader may do with it now.
 *
 * `GET /api/employee-transfers/{id}`, for whoever holds `employee_access`, or whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("employeeTransfers.show", {"api":"product","method":"GET","path":"/employee-transfers/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Đề nghị chuyển nhân viên sang công ty khác. Propose somebody to another company of the group with his signed agreement, or ask him for it in the app first, and draft the decision that ends the employment on the day before. Nobody leaves by it.
 *
 * `POST /api/employee-transfers`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ uploaded("employeeTransfers.store", {"api":"product","method":"POST","path":"/employee-transfers","fallbackMessage":"Không gửi được đề nghị!","files":["file"],"touches":["home","decisions"]})

/**
 * Rút đề nghị chuyển công ty. Take a proposal back while nobody has answered it; the draft of the decision goes with it.
 *
 * `POST /api/employee-transfers/{id}/withdraw`, for whoever holds `employee_edit`.
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
const withdrawOperation = /* @__PURE__ */ called("employeeTransfers.withdraw", {"api":"product","method":"POST","path":"/employee-transfers/{id}/withdraw","fallbackMessage":"Không rút được đề nghị!","touches":["home","decisions"]})

export { acceptOperation as accept, agreeOperation as agree, consentFileOperation as consentFile, consentPaperOperation as consentPaper, disagreeOperation as disagree, listOperation as list, mineOperation as mine, previewOperation as preview, refuseOperation as refuse, showOperation as show, storeOperation as store, withdrawOperation as withdraw }
