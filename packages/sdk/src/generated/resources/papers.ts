// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Mở bản in theo mã. To which record the code on a printed paper leads, whether a newer paper was made of it, and when the record was changed since. For who may read records of its kind; whether this one, the calls of the record say.
 *
 * `GET /api/papers/{code}`, for whoever holds `contract_access`, or whoever holds `contract_edit`, or whoever holds `document_access`, or whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ofCodeOperation = /* @__PURE__ */ called("papers.ofCode", {"api":"product","method":"GET","path":"/papers/{code}","fallbackMessage":"Không mở được bản in!"})

/**
 * Xem tiến độ bản in. How far a paper is that the caller is having laid out under a key of his own. Nothing once it is on its way, or when another process lays it out.
 *
 * `GET /api/papers`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("papers.show", {"api":"product","method":"GET","path":"/papers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { ofCodeOperation as ofCode, showOperation as show }
