// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Chốt vòng tuyển dụng. Close a round, so that its cards and totals are final and open to all who may see them; with cards missing only with the reason.
 *
 * `POST /api/rounds/{id}/close`, for whoever holds `recruitment_edit`.
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
const closeOperation = /* @__PURE__ */ called("recruitmentRounds.close", {"api":"product","method":"POST","path":"/rounds/{id}/close","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments","recruitmentResults"]})

/**
 * Lưu bộ phỏng vấn của vòng. Save the kit of a round as a whole, its criteria, questions, minutes and seats; a criterion with an id stays the same one. Criteria under cards that were begun change only with a reason; with dry_run=true it tells every total and rank before and after, and changes nothing.
 *
 * `POST /api/recruitments/{id}/interviews`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`, or whoever holds `recruitment_edit`.
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
const interviewsOperation = /* @__PURE__ */ called("recruitmentRounds.interviews", {"api":"product","method":"POST","path":"/recruitments/{id}/interviews","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments","recruitmentResults"]})

/**
 * Mở lại vòng tuyển dụng. Open a closed round again, with the reason.
 *
 * `POST /api/rounds/{id}/reopen`, for whoever holds `recruitment_edit`.
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
const reopenOperation = /* @__PURE__ */ called("recruitmentRounds.reopen", {"api":"product","method":"POST","path":"/rounds/{id}/reopen","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments","recruitmentResults"]})

/**
 * Xem vòng tuyển dụng. One round with its kit.
 *
 * `GET /api/rounds/{id}`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("recruitmentRounds.show", {"api":"product","method":"GET","path":"/rounds/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm một vòng tuyển dụng. Add one round to a campaign.
 *
 * `POST /api/rounds`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const storeOperation = /* @__PURE__ */ called("recruitmentRounds.store", {"api":"product","method":"POST","path":"/rounds","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments"]})

/**
 * Thêm vòng tuyển dụng. Add rounds to a campaign, all or none.
 *
 * `POST /api/recruitments/{id}/rounds/bulk/store`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const storeBulkOperation = /* @__PURE__ */ called("recruitmentRounds.storeBulk", {"api":"product","method":"POST","path":"/recruitments/{id}/rounds/bulk/store","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments"]})

/**
 * Sửa vòng tuyển dụng. Save rounds of a campaign, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/recruitments/{id}/rounds/bulk/update`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const updateBulkOperation = /* @__PURE__ */ called("recruitmentRounds.updateBulk", {"api":"product","method":"POST","path":"/recruitments/{id}/rounds/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments"]})

/**
 * Đổi trọng số các vòng. Change by what weights the rounds of a campaign count, all together, also once somebody has begun to judge, then with a reason; with dry_run=true it tells every total and rank of the campaign before and after, and changes nothing.
 *
 * `POST /api/recruitments/{id}/rounds/weights`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_edit`.
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
const weightsOperation = /* @__PURE__ */ called("recruitmentRounds.weights", {"api":"product","method":"POST","path":"/recruitments/{id}/rounds/weights","fallbackMessage":"Cập nhật thất bại!","touches":["recruitments","recruitmentResults"]})

export { closeOperation as close, interviewsOperation as interviews, reopenOperation as reopen, showOperation as show, storeOperation as store, storeBulkOperation as storeBulk, updateBulkOperation as updateBulk, weightsOperation as weights }
