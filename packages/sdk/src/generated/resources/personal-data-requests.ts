// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Trả lời yêu cầu về dữ liệu cá nhân. Tell the person that the request was received and how it is going to be carried out; nobody does so with his own.
 *
 * `POST /api/personal-data-requests/{id}/answer`, for whoever holds `personal_data_edit`.
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
const answerOperation = /* @__PURE__ */ called("personalDataRequests.answer", {"api":"product","method":"POST","path":"/personal-data-requests/{id}/answer","fallbackMessage":"Không lưu được trả lời!","touches":["home"]})

/**
 * Ghi nhận đã thực hiện yêu cầu về dữ liệu cá nhân. Write down that what was asked has been done, and how; nobody does so with his own.
 *
 * `POST /api/personal-data-requests/{id}/complete`, for whoever holds `personal_data_edit`.
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
const completeOperation = /* @__PURE__ */ called("personalDataRequests.complete", {"api":"product","method":"POST","path":"/personal-data-requests/{id}/complete","fallbackMessage":"Không lưu được kết quả!","touches":["home"]})

/**
 * Gia hạn yêu cầu về dữ liệu cá nhân. Take the longer time that the law allows once, before the day is over, and tell the person why.
 *
 * `POST /api/personal-data-requests/{id}/extend`, for whoever holds `personal_data_edit`.
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
const extendOperation = /* @__PURE__ */ called("personalDataRequests.extend", {"api":"product","method":"POST","path":"/personal-data-requests/{id}/extend","fallbackMessage":"Không gia hạn được yêu cầu!","touches":["home"]})

/**
 * Xem danh sách yêu cầu về dữ liệu cá nhân. Requests about personal data that the user may see and his own, those that are open first and by the day on which the next step is due.
 *
 * `GET /api/personal-data-requests`, for whoever holds `personal_data_access`, or the person whom it is about (`employee`).
 * Sorted by next_due, state, kind, full_name, nhansu_id, received_on, settled_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("personalDataRequests.list", {"api":"product","method":"GET","path":"/personal-data-requests","jsonParameters":["filter"],"rows":"requests","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Từ chối yêu cầu về dữ liệu cá nhân. Refuse a request and tell the person why; nobody does so with his own.
 *
 * `POST /api/personal-data-requests/{id}/refuse`, for whoever holds `personal_data_edit`.
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
const refuseOperation = /* @__PURE__ */ called("personalDataRequests.refuse", {"api":"product","method":"POST","path":"/personal-data-requests/{id}/refuse","fallbackMessage":"Không từ chối được yêu cầu!","touches":["home"]})

/**
 * Xem yêu cầu về dữ liệu cá nhân. One request with its words, its steps and what the reader may do with it now.
 *
 * `GET /api/personal-data-requests/{id}`, for whoever holds `personal_data_access`, or whoever holds `personal_data_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("personalDataRequests.show", {"api":"product","method":"GET","path":"/personal-data-requests/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm yêu cầu về dữ liệu cá nhân. Ask about one's own data, or, for HR, write down what somebody asked on paper, by mail or in words. The days by which it is due are those of the law on the day of receipt.
 *
 * `POST /api/personal-data-requests`, for whoever holds `personal_data_edit`, or the person whom it is about (`employee`).
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
const storeOperation = /* @__PURE__ */ called("personalDataRequests.store", {"api":"product","method":"POST","path":"/personal-data-requests","fallbackMessage":"Không gửi được yêu cầu!","touches":["home"]})

export { answerOperation as answer, completeOperation as complete, extendOperation as extend, listOperation as list, refuseOperation as refuse, showOperation as show, storeOperation as store }
