// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Hủy yêu cầu giấy xác nhận. Take back a request that still waits, one's own or, for HR, that of somebody who needs it no more.
 *
 * `POST /api/confirmation-requests/{id}/cancel`, for whoever holds `employee_edit`, or the person whom it is about (`employee`).
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
const cancelOperation = /* @__PURE__ */ called("confirmationRequests.cancel", {"api":"product","method":"POST","path":"/confirmation-requests/{id}/cancel","fallbackMessage":"Không hủy được yêu cầu!","touches":["home"]})

/**
 * Cấp giấy xác nhận. Number the paper, with its signer and the facts of the file of today, which it keeps; of income for who may see the pay of that person, with the number of his identity card for who may see that; nobody issues his own.
 *
 * `POST /api/confirmation-requests/{id}/issue`, for whoever holds `employee_edit`, or whoever holds `employee_edit`, or whoever holds `employee_edit`.
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
const issueOperation = /* @__PURE__ */ called("confirmationRequests.issue", {"api":"product","method":"POST","path":"/confirmation-requests/{id}/issue","fallbackMessage":"Không cấp được giấy xác nhận!","touches":["home","drawnNumbers"]})

/**
 * Xem danh sách yêu cầu giấy xác nhận. Confirmations that employees asked for, as far as the user sees them, and his own; those that wait first, the longest wait at the top.
 *
 * `GET /api/confirmation-requests`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 * Sorted by state, kind, full_name, nhansu_id, created_at, issued_on, settled_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("confirmationRequests.list", {"api":"product","method":"GET","path":"/confirmation-requests","jsonParameters":["filter"],"rows":"requests","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In giấy xác nhận. The issued paper, as often as it is asked for with the same words, as the product's PDF or the company's own Word file; of income for who may see the pay of that person, with the number of his identity card for who may see that.
 *
 * `POST /api/confirmation-requests/{id}/paper`, for whoever holds `employee_edit`, or whoever holds `employee_edit`, or whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperOperation = /* @__PURE__ */ downloaded("confirmationRequests.paper", {"api":"product","method":"POST","path":"/confirmation-requests/{id}/paper","fallbackMessage":"Không in được giấy xác nhận!","answersFile":true})

/**
 * Xem trước giấy xác nhận. What the paper would say if it were issued today, who may sign it and whether the number of the identity card may stand on it; for who may issue it. Draws no number and changes nothing.
 *
 * `GET /api/confirmation-requests/{id}/preview`, for whoever holds `employee_edit`, or whoever holds `employee_edit`, or whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const previewOperation = /* @__PURE__ */ called("confirmationRequests.preview", {"api":"product","method":"GET","path":"/confirmation-requests/{id}/preview","fallbackMessage":"Không xem trước được giấy xác nhận!"})

/**
 * Từ chối cấp giấy xác nhận. Refuse a request that waits and tell the person why; nobody does so with his own.
 *
 * `POST /api/confirmation-requests/{id}/refuse`, for whoever holds `employee_edit`.
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
const refuseOperation = /* @__PURE__ */ called("confirmationRequests.refuse", {"api":"product","method":"POST","path":"/confirmation-requests/{id}/refuse","fallbackMessage":"Không từ chối được yêu cầu!","touches":["home"]})

/**
 * Thu hồi giấy xác nhận đã cấp. Take an issued paper back and tell the person why; its number is given up and it is printed no more. For who may issue it; nobody does so with his own.
 *
 * `POST /api/confirmation-requests/{id}/revoke`, for whoever holds `employee_edit`, or whoever holds `employee_edit`.
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
const revokeOperation = /* @__PURE__ */ called("confirmationRequests.revoke", {"api":"product","method":"POST","path":"/confirmation-requests/{id}/revoke","fallbackMessage":"Không thu hồi được giấy xác nhận!","touches":["drawnNumbers"]})

/**
 * Xem yêu cầu giấy xác nhận. One request with what became of it and what the reader may do with it now.
 *
 * `GET /api/confirmation-requests/{id}`, for whoever holds `employee_access`, or whoever holds `employee_edit`, or whoever holds `employee_edit`, or whoever holds `employee_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("confirmationRequests.show", {"api":"product","method":"GET","path":"/confirmation-requests/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm yêu cầu giấy xác nhận. Ask for a confirmation of oneself, or, for HR, write down what somebody asked for by word of mouth.
 *
 * `POST /api/confirmation-requests`, for whoever holds `employee_edit`, or the person whom it is about (`employee`).
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
const storeOperation = /* @__PURE__ */ called("confirmationRequests.store", {"api":"product","method":"POST","path":"/confirmation-requests","fallbackMessage":"Không gửi được yêu cầu!","touches":["home"]})

export { cancelOperation as cancel, issueOperation as issue, listOperation as list, paperOperation as paper, previewOperation as preview, refuseOperation as refuse, revokeOperation as revoke, showOperation as show, storeOperation as store }
