// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Nhập ứng viên từ tệp. Enter the candidates of a workbook into a campaign that is open, all or none, each with how he has agreed to it; twins are named.
 *
 * `POST /api/recruitments/{id}/candidates/import`, for whoever holds `recruitment_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("recruitmentCandidates.import", {"api":"product","method":"POST","path":"/recruitments/{id}/candidates/import","fallbackMessage":"Không nhập được ứng viên!","files":["file"],"touches":["candidates","recruitments"]})

/**
 * Tải tệp mẫu ứng viên. An empty workbook of candidates to be filled in, with what each column takes.
 *
 * `GET /api/recruitments/{id}/candidates/import/template`, for whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("recruitmentCandidates.importTemplate", {"api":"product","method":"GET","path":"/recruitments/{id}/candidates/import/template","fallbackMessage":"Không tải được tệp mẫu!","answersFile":true})

/**
 * Xem danh sách ứng viên của đợt tuyển dụng. Candidates of one campaign, the newest first.
 *
 * `GET /api/recruitments/{id}/candidates`, for whoever holds `recruitment_access`.
 * Sorted by full_name, state, applied_at, date_of_birth, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("recruitmentCandidates.list", {"api":"product","method":"GET","path":"/recruitments/{id}/candidates","rows":"candidates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Đánh dấu đã xem ứng viên. Note that a new application has been opened; once, whoever comes later changes nothing.
 *
 * `POST /api/recruitments/{id}/candidates/{candidateId}/mark-as-seen`, for whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const markAsSeenOperation = /* @__PURE__ */ called("recruitmentCandidates.markAsSeen", {"api":"product","method":"POST","path":"/recruitments/{id}/candidates/{candidateId}/mark-as-seen","fallbackMessage":"Không đánh dấu được!","touches":["candidates"]})

/**
 * Thêm ứng viên của đợt tuyển dụng. Enter somebody who applies in a campaign that is open, with how he has agreed to it.
 *
 * `POST /api/recruitments/{id}/candidates`, for whoever holds `recruitment_edit`.
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
const storeOperation = /* @__PURE__ */ called("recruitmentCandidates.store", {"api":"product","method":"POST","path":"/recruitments/{id}/candidates","fallbackMessage":"Không thêm được ứng viên!","touches":["candidates","recruitments"]})

/**
 * Hoàn tác nhập ứng viên. Take back the candidates whom the background work of one's own long workbook has entered a moment ago, all who are still there or none; refused once one of them has changed.
 *
 * `POST /api/recruitments/{id}/candidates/import/undo`, for whoever holds `recruitment_delete`.
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
const undoImportOperation = /* @__PURE__ */ called("recruitmentCandidates.undoImport", {"api":"product","method":"POST","path":"/recruitments/{id}/candidates/import/undo","fallbackMessage":"Không hoàn tác được!","touches":["candidates","reservePool"]})

export { importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markAsSeenOperation as markAsSeen, storeOperation as store, undoImportOperation as undoImport }
