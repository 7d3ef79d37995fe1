// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Dừng gửi email. Send none of the letters that have not gone yet; those that have gone stay as they are.
 *
 * `POST /api/email-sendings/{id}/cancel`, for whoever holds `recruitment_email_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const cancelOperation = /* @__PURE__ */ called("emailSendings.cancel", {"api":"product","method":"POST","path":"/email-sendings/{id}/cancel","fallbackMessage":"Không dừng được việc gửi!","touches":["candidates"]})

/**
 * Xem các lần gửi email. The latest fifty sendings of letters to candidates; of a unit's officer those that he asked for.
 *
 * `GET /api/email-sendings`, for whoever holds `recruitment_email_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("emailSendings.list", {"api":"product","method":"GET","path":"/email-sendings","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem một lần gửi email. How far a sending is, and what came of each letter.
 *
 * `GET /api/email-sendings/{id}`, for whoever holds `recruitment_email_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("emailSendings.show", {"api":"product","method":"GET","path":"/email-sendings/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { cancelOperation as cancel, listOperation as list, showOperation as show }
