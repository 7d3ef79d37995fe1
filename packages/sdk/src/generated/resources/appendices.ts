// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Lập phụ lục cho nhiều hợp đồng. Add one appendix to many contracts, chosen or found by the list's filters, by background work, each with a number of its own. With dry_run=true it tells what changes in each, and changes nothing; those that it cannot be added to are left out by name. Pay changes only where the asker may see it.
 *
 * `POST /api/contracts/appendices/bulk`, for whoever holds `contract_edit`.
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
const bulkOperation = /* @__PURE__ */ called("appendices.bulk", {"api":"product","method":"POST","path":"/contracts/appendices/bulk","fallbackMessage":"Không lập được phụ lục!","touches":["contracts","drawnNumbers"]})

/**
 * Soạn quyết định theo phụ lục. Draft the decisions that do what signed appendices say of pay, and of title and work place, one of each kind for each day of effect. A title is the position of that name in the person's unit. Of whom none is drafted it says why; pay is decided on by who may see it.
 *
 * `POST /api/contracts/appendices/decisions`, for whoever holds `contract_edit`.
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
const decideOperation = /* @__PURE__ */ called("appendices.decide", {"api":"product","method":"POST","path":"/contracts/appendices/decisions","fallbackMessage":"Không soạn được quyết định!","touches":["decisions"]})

/**
 * Xem danh sách phụ lục hợp đồng. The appendices of a contract, the oldest first.
 *
 * `GET /api/contracts/{id}/appendices`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("appendices.list", {"api":"product","method":"GET","path":"/contracts/{id}/appendices","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In phụ lục hợp đồng. A signed appendix as a paper, PDF or the company's own Word file (409 where it has none). Who may not see its pay, or the identity number and address of its employee, gets dots to fill in.
 *
 * `POST /api/contracts/{id}/appendices/{row_id}/paper`, for whoever holds `contract_access`, or whoever holds `contract_edit`.
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
const paperOperation = /* @__PURE__ */ downloaded("appendices.paper", {"api":"product","method":"POST","path":"/contracts/{id}/appendices/{row_id}/paper","fallbackMessage":"Không in được phụ lục!","answersFile":true})

/**
 * Xem người được ký phụ lục. Who may sign appendices on a day, and of everybody else in the list of signers why not.
 *
 * `GET /api/contracts/appendices/signers`, for whoever holds `contract_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const signersOperation = /* @__PURE__ */ called("appendices.signers", {"api":"product","method":"GET","path":"/contracts/appendices/signers","fallbackMessage":"Không lấy được danh sách người ký!"})

/**
 * Thêm phụ lục hợp đồng. Add a signed appendix to an issued contract; its number is drawn within its contract, or typed and checked. It writes no job fact; what it changes in pay, position or unit it drafts the decision for, as far as the writer may.
 *
 * `POST /api/contracts/{id}/appendices`, for whoever holds `contract_edit`.
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
const storeOperation = /* @__PURE__ */ called("appendices.store", {"api":"product","method":"POST","path":"/contracts/{id}/appendices","fallbackMessage":"Không tạo được phụ lục!","touches":["contracts","decisions"]})

export { bulkOperation as bulk, decideOperation as decide, listOperation as list, paperOperation as paper, signersOperation as signers, storeOperation as store }
