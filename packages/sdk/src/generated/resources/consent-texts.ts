// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem nội dung đồng ý của người dự tuyển. The texts that applicants agree to, in all their versions, the newest of each purpose first.
 *
 * `GET /api/consent-texts`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("consentTexts.show", {"api":"product","method":"GET","path":"/consent-texts","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ban hành nội dung đồng ý của người dự tuyển. Put a new version of a text into force; the ones before stay as they are, with those who agreed to them.
 *
 * `POST /api/consent-texts`, for whoever holds `recruitment_approve`.
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
const storeOperation = /* @__PURE__ */ called("consentTexts.store", {"api":"product","method":"POST","path":"/consent-texts","fallbackMessage":"Không lưu được nội dung đồng ý!","touches":["applicationForms"]})

export { showOperation as show, storeOperation as store }
