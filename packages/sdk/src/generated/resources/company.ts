// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Gỡ biểu trưng công ty. Take the company's logo away.
 *
 * `DELETE /api/company/logo`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyLogoOperation = /* @__PURE__ */ called("company.destroyLogo", {"api":"product","method":"DELETE","path":"/company/logo","fallbackMessage":"Không gỡ được biểu trưng!"})

/**
 * Xem biểu trưng công ty. The company's logo.
 *
 * `GET /api/company/logo`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const logoOperation = /* @__PURE__ */ downloaded("company.logo", {"api":"product","method":"GET","path":"/company/logo","fallbackMessage":"Không tải được biểu trưng!","answersFile":true})

/**
 * Xin vé tải biểu trưng công ty. A ticket by which the browser itself fetches the logo, once, within a minute.
 *
 * `POST /api/company/logo/ticket`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const logoTicketOperation = /* @__PURE__ */ called("company.logoTicket", {"api":"product","method":"POST","path":"/company/logo/ticket","fallbackMessage":"Không tải được biểu trưng!"})

/**
 * Hoàn tác gỡ biểu trưng công ty. Undo the removal of the company's logo, within ten minutes.
 *
 * `POST /api/company/logo/restore`, for whoever holds `permission_edit`.
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
const restoreLogoOperation = /* @__PURE__ */ called("company.restoreLogo", {"api":"product","method":"POST","path":"/company/logo/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem thông tin công ty. The current company as its papers show it.
 *
 * `GET /api/company`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("company.show", {"api":"product","method":"GET","path":"/company","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tải lên biểu trưng công ty. Give the company a logo, in place of the one it has.
 *
 * `POST /api/company/logo`, for whoever holds `permission_edit`.
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
const storeLogoOperation = /* @__PURE__ */ uploaded("company.storeLogo", {"api":"product","method":"POST","path":"/company/logo","fallbackMessage":"Không tải lên được biểu trưng!","files":["file"]})

/**
 * Cập nhật thông tin công ty. Change what stands on the company's papers and on its pages for applicants; only the fields that are sent change.
 *
 * `PUT /api/company`, for whoever holds `permission_edit`.
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
const updateOperation = /* @__PURE__ */ called("company.update", {"api":"product","method":"PUT","path":"/company","fallbackMessage":"Không cập nhật được thông tin công ty!"})

export { destroyLogoOperation as destroyLogo, logoOperation as logo, logoTicketOperation as logoTicket, restoreLogoOperation as restoreLogo, showOperation as show, storeLogoOperation as storeLogo, updateOperation as update }
