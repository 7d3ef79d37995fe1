// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * In thông báo tuyển dụng. The campaign as a sheet for a wall, 'Thông báo tuyển dụng', with the code that leads to its page on the portal; refused while that page takes no applications.
 *
 * `POST /api/recruitments/{id}/poster`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const posterOperation = /* @__PURE__ */ downloaded("applicationForms.poster", {"api":"product","method":"POST","path":"/recruitments/{id}/poster","fallbackMessage":"Không in được thông báo tuyển dụng!","answersFile":true})

/**
 * Đăng đợt tuyển dụng lên cổng ứng tuyển. Put a campaign on the portal, pause it there or take it away; refused while something that applicants are owed is missing.
 *
 * `POST /api/recruitments/{id}/publication`, for whoever holds `recruitment_edit`.
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
const publishOperation = /* @__PURE__ */ called("applicationForms.publish", {"api":"product","method":"POST","path":"/recruitments/{id}/publication","fallbackMessage":"Không đổi được việc đăng đợt tuyển dụng!","touches":["recruitments"]})

/**
 * Xem biểu mẫu dự tuyển. What a campaign asks of those who apply on the portal, how it stands there, and the link that leads there.
 *
 * `GET /api/recruitments/{id}/application-form`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("applicationForms.show", {"api":"product","method":"GET","path":"/recruitments/{id}/application-form","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa biểu mẫu dự tuyển. Change what a campaign asks and promises on the portal; only the fields that are sent change.
 *
 * `PUT /api/recruitments/{id}/application-form`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const updateOperation = /* @__PURE__ */ called("applicationForms.update", {"api":"product","method":"PUT","path":"/recruitments/{id}/application-form","fallbackMessage":"Không lưu được biểu mẫu!","touches":["recruitments"]})

export { posterOperation as poster, publishOperation as publish, showOperation as show, updateOperation as update }
