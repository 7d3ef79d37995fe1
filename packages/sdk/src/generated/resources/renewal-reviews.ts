// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xem phiếu đánh giá chờ tôi. The reviews that are with the reader as the head of a unit, those that wait for him first; 200 at most.
 *
 * `GET /api/renewal-reviews/mine`, for the person whom it is about (`unit_head`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("renewalReviews.mine", {"api":"product","method":"GET","path":"/renewal-reviews/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In phiếu đánh giá tái ký. The review as the paper 'Phiếu đánh giá tái ký hợp đồng', PDF or the company's own Word file (409 where it has none), for whoever may read it; what is not filled in is left open to write on.
 *
 * `POST /api/contracts/{id}/renewal-review/paper`, for whoever holds `contract_access`, or whoever holds `contract_edit`, or the person whom it is about (`unit_head`).
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
const paperOperation = /* @__PURE__ */ downloaded("renewalReviews.paper", {"api":"product","method":"POST","path":"/contracts/{id}/renewal-review/paper","fallbackMessage":"Không in được phiếu đánh giá tái ký!","answersFile":true})

/**
 * Xem phiếu đánh giá tái ký. What the unit and HR say of a contract that ends by itself, without pay; the head of the unit reads it from the first reminder on, nobody his own.
 *
 * `GET /api/contracts/{id}/renewal-review`, for whoever holds `contract_access`, or whoever holds `contract_edit`, or the person whom it is about (`unit_head`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("renewalReviews.show", {"api":"product","method":"GET","path":"/contracts/{id}/renewal-review","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ghi phiếu đánh giá tái ký. Write the unit's part as its head, or HR's by the right to edit contracts; only the fields that are sent change.
 *
 * `PUT /api/contracts/{id}/renewal-review`, for whoever holds `contract_edit`, or the person whom it is about (`unit_head`).
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
const updateOperation = /* @__PURE__ */ called("renewalReviews.update", {"api":"product","method":"PUT","path":"/contracts/{id}/renewal-review","fallbackMessage":"Không lưu được phiếu đánh giá tái ký!","touches":["contracts","home"]})

export { mineOperation as mine, paperOperation as paper, showOperation as show, updateOperation as update }
