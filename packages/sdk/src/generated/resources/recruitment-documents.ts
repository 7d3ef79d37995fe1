// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa tài liệu của đợt tuyển dụng. Take a document out of its campaign; it can be restored for a while.
 *
 * `DELETE /api/recruitment-documents/{id}`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("recruitmentDocuments.destroy", {"api":"product","method":"DELETE","path":"/recruitment-documents/{id}","fallbackMessage":"Xóa thất bại!","touches":["recruitments"]})

/**
 * Tải tài liệu của đợt tuyển dụng. The file of a document, as it was uploaded; each download of an exam paper stands in the trail.
 *
 * `GET /api/recruitment-documents/{id}/file`, for whoever holds `recruitment_access`, or whoever holds `recruitment_request`, or whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileOperation = /* @__PURE__ */ downloaded("recruitmentDocuments.file", {"api":"product","method":"GET","path":"/recruitment-documents/{id}/file","fallbackMessage":"Không tải được tài liệu!","answersFile":true})

/**
 * Hoàn tác xóa tài liệu của đợt tuyển dụng. Undo a delete of a moment ago; the very same document comes back with its file.
 *
 * `POST /api/recruitment-documents/{id}/restore`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const restoreOperation = /* @__PURE__ */ called("recruitmentDocuments.restore", {"api":"product","method":"POST","path":"/recruitment-documents/{id}/restore","fallbackMessage":"Không hoàn tác được!","touches":["recruitments"]})

/**
 * Thêm tài liệu của đợt tuyển dụng. Add a document with its file to a campaign.
 *
 * `POST /api/recruitments/{id}/documents`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const storeOperation = /* @__PURE__ */ uploaded("recruitmentDocuments.store", {"api":"product","method":"POST","path":"/recruitments/{id}/documents","fallbackMessage":"Thêm mới thất bại!","files":["file"],"touches":["recruitments"]})

/**
 * Sửa tài liệu của đợt tuyển dụng. Change a document; a file that comes along takes the place of the former one.
 *
 * `POST /api/recruitment-documents/{id}/update`, for whoever holds `recruitment_edit`, or whoever holds `recruitment_request`.
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
const updateOperation = /* @__PURE__ */ uploaded("recruitmentDocuments.update", {"api":"product","method":"POST","path":"/recruitment-documents/{id}/update","fallbackMessage":"Cập nhật thất bại!","files":["file"],"touches":["recruitments"]})

export { destroyOperation as destroy, fileOperation as file, restoreOperation as restore, storeOperation as store, updateOperation as update }
