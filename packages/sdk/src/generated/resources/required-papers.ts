// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa loại hồ sơ phải nộp. Delete a required paper; it can be restored for a while.
 *
 * `DELETE /api/required-papers/{id}`, for whoever holds `employee_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("requiredPapers.destroy", {"api":"product","method":"DELETE","path":"/required-papers/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều loại hồ sơ phải nộp. Delete several required papers, all or none.
 *
 * `POST /api/required-papers/destroy-bulk`, for whoever holds `employee_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("requiredPapers.destroyBulk", {"api":"product","method":"POST","path":"/required-papers/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất loại hồ sơ phải nộp. The required papers that the filters leave, as a workbook.
 *
 * `GET /api/required-papers/export`, for whoever holds `employee_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("requiredPapers.export", {"api":"product","method":"GET","path":"/required-papers/export","jsonParameters":["search","filter"],"fallbackMessage":"Không xuất được danh sách loại hồ sơ phải nộp!","answersFile":true})

/**
 * Nhập loại hồ sơ phải nộp. Create and change required papers by the rows of a workbook, all or none; rows are matched by their code.
 *
 * `POST /api/required-papers/import`, for whoever holds `employee_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("requiredPapers.import", {"api":"product","method":"POST","path":"/required-papers/import","fallbackMessage":"Không nhập được danh sách loại hồ sơ phải nộp!","files":["file"]})

/**
 * Tải mẫu nhập loại hồ sơ phải nộp. An empty workbook to fill in, with the values that each column takes.
 *
 * `GET /api/required-papers/import/template`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("requiredPapers.importTemplate", {"api":"product","method":"GET","path":"/required-papers/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem danh sách loại hồ sơ phải nộp. Required papers of the current company.
 *
 * `GET /api/required-papers`, for whoever holds `employee_access`.
 * Sorted by code, name, document_type_id, nature_of_work, is_active, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("requiredPapers.list", {"api":"product","method":"GET","path":"/required-papers","jsonParameters":["search","filter"],"rows":"required_papers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập loại hồ sơ phải nộp. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/required-papers/import/marked`, for whoever holds `employee_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("requiredPapers.markImport", {"api":"product","method":"POST","path":"/required-papers/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Hoàn tác xóa loại hồ sơ phải nộp. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/required-papers/restore`, for whoever holds `employee_delete`.
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
const restoreOperation = /* @__PURE__ */ called("requiredPapers.restore", {"api":"product","method":"POST","path":"/required-papers/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem loại hồ sơ phải nộp. One required paper.
 *
 * `GET /api/required-papers/{id}`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("requiredPapers.show", {"api":"product","method":"GET","path":"/required-papers/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm loại hồ sơ phải nộp. Create a required paper.
 *
 * `POST /api/required-papers`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("requiredPapers.store", {"api":"product","method":"POST","path":"/required-papers","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Hoàn tác nhập loại hồ sơ phải nộp. Take back an import of a moment ago as a whole, unless somebody has changed one of its records since.
 *
 * `POST /api/required-papers/import/{id}/undo`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("requiredPapers.undoImport", {"api":"product","method":"POST","path":"/required-papers/import/{id}/undo","fallbackMessage":"Không hoàn tác được!"})

/**
 * Cập nhật loại hồ sơ phải nộp. Change a required paper; only the fields that are sent change.
 *
 * `PUT /api/required-papers/{id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("requiredPapers.update", {"api":"product","method":"PUT","path":"/required-papers/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markImportOperation as markImport, restoreOperation as restore, showOperation as show, storeOperation as store, undoImportOperation as undoImport, updateOperation as update }
