// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa tài liệu của khóa. Take a document out of its course.
 *
 * `DELETE /api/training-documents/{id}`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("trainingDocuments.destroy", {"api":"product","method":"DELETE","path":"/training-documents/{id}","fallbackMessage":"Xóa thất bại!","touches":["trainings","trainingInvitations"]})

/**
 * Tải tài liệu của khóa. The file of a document, as it was uploaded.
 *
 * `GET /api/training-documents/{id}/file`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileOperation = /* @__PURE__ */ downloaded("trainingDocuments.file", {"api":"product","method":"GET","path":"/training-documents/{id}/file","fallbackMessage":"Không tải được tài liệu!","answersFile":true})

/**
 * Thêm tài liệu của khóa. Add a document with its file to a course.
 *
 * `POST /api/trainings/{id}/documents`, for whoever holds `training_edit`.
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
const storeOperation = /* @__PURE__ */ uploaded("trainingDocuments.store", {"api":"product","method":"POST","path":"/trainings/{id}/documents","fallbackMessage":"Thêm mới thất bại!","files":["file"],"touches":["trainings","trainingInvitations"]})

/**
 * Sửa tài liệu của khóa. Change a document's kind, name or who sees it.
 *
 * `PUT /api/training-documents/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("trainingDocuments.update", {"api":"product","method":"PUT","path":"/training-documents/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["trainings","trainingInvitations"]})

export { destroyOperation as destroy, fileOperation as file, storeOperation as store, updateOperation as update }
