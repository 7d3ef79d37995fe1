// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Kiểm tra lại dữ liệu hồ sơ. Check the files of everybody at work anew by background work, as every night does.
 *
 * `POST /api/employees/data-quality/check`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const checkOperation = /* @__PURE__ */ called("dataQuality.check", {"api":"product","method":"POST","path":"/employees/data-quality/check","fallbackMessage":"Không kiểm tra lại được dữ liệu!","touches":["employees"]})

/**
 * Xem hồ sơ của tôi còn thiếu gì. What one's own file lacks or contradicts, as of now.
 *
 * `GET /api/employees/data-quality/mine`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("dataQuality.mine", {"api":"product","method":"GET","path":"/employees/data-quality/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Đề nghị nhân viên bổ sung hồ sơ. Ask the people of a unit, or of all, for what their files lack or contradict, each once in fourteen days, by a notice and, where there is an address, a mail; neither says a value. With dry_run=true it tells whom it would reach and changes nothing.
 *
 * `POST /api/employees/data-quality/requests`, for whoever holds `employee_edit`.
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
const requestOperation = /* @__PURE__ */ called("dataQuality.request", {"api":"product","method":"POST","path":"/employees/data-quality/requests","fallbackMessage":"Không gửi được đề nghị!"})

/**
 * Xem chất lượng dữ liệu hồ sơ. How many files of the people at work are complete, by unit with all below it, and what the files lack or contradict. Findings about fields that ask for a right are counted over those people alone whose fields the reader may see.
 *
 * `GET /api/employees/data-quality`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("dataQuality.show", {"api":"product","method":"GET","path":"/employees/data-quality","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { checkOperation as check, mineOperation as mine, requestOperation as request, showOperation as show }
