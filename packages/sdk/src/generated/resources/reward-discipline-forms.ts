// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa hình thức khen thưởng, kỷ luật. Delete a form of rewards and disciplines; it can be restored for a while.
 *
 * `DELETE /api/reward-discipline-forms/{id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("rewardDisciplineForms.destroy", {"api":"product","method":"DELETE","path":"/reward-discipline-forms/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều hình thức khen thưởng, kỷ luật. Delete several form of rewards and discipliness, all or none.
 *
 * `POST /api/reward-discipline-forms/destroy-bulk`, for whoever holds `employee_edit`.
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
const destroyBulkOperation = /* @__PURE__ */ called("rewardDisciplineForms.destroyBulk", {"api":"product","method":"POST","path":"/reward-discipline-forms/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất hình thức khen thưởng, kỷ luật. The reward discipline forms that the filters leave, as a workbook.
 *
 * `GET /api/reward-discipline-forms/export`, for whoever holds `employee_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("rewardDisciplineForms.export", {"api":"product","method":"GET","path":"/reward-discipline-forms/export","jsonParameters":["search","filter"],"fallbackMessage":"Không xuất được danh sách hình thức khen thưởng, kỷ luật!","answersFile":true})

/**
 * Nhập hình thức khen thưởng, kỷ luật. Create and change reward discipline forms by the rows of a workbook, all or none; rows are matched by their code.
 *
 * `POST /api/reward-discipline-forms/import`, for whoever holds `employee_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("rewardDisciplineForms.import", {"api":"product","method":"POST","path":"/reward-discipline-forms/import","fallbackMessage":"Không nhập được danh sách hình thức khen thưởng, kỷ luật!","files":["file"]})

/**
 * Tải mẫu nhập hình thức khen thưởng, kỷ luật. An empty workbook to fill in, with the values that each column takes.
 *
 * `GET /api/reward-discipline-forms/import/template`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("rewardDisciplineForms.importTemplate", {"api":"product","method":"GET","path":"/reward-discipline-forms/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem danh sách hình thức khen thưởng, kỷ luật. The company's forms of rewards, and the four forms of discipline of Điều 124 of the Labour Code, which nobody changes.
 *
 * `GET /api/reward-discipline-forms`, for whoever holds `employee_access`.
 * Sorted by code, name, type, is_active, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("rewardDisciplineForms.list", {"api":"product","method":"GET","path":"/reward-discipline-forms","jsonParameters":["search","filter"],"rows":"reward_discipline_forms","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập hình thức khen thưởng, kỷ luật. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/reward-discipline-forms/import/marked`, for whoever holds `employee_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("rewardDisciplineForms.markImport", {"api":"product","method":"POST","path":"/reward-discipline-forms/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Hoàn tác xóa hình thức khen thưởng, kỷ luật. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/reward-discipline-forms/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("rewardDisciplineForms.restore", {"api":"product","method":"POST","path":"/reward-discipline-forms/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem hình thức khen thưởng, kỷ luật. One form of rewards and disciplines.
 *
 * `GET /api/reward-discipline-forms/{id}`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("rewardDisciplineForms.show", {"api":"product","method":"GET","path":"/reward-discipline-forms/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm hình thức khen thưởng, kỷ luật. Create a form of rewards and disciplines.
 *
 * `POST /api/reward-discipline-forms`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("rewardDisciplineForms.store", {"api":"product","method":"POST","path":"/reward-discipline-forms","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Hoàn tác nhập hình thức khen thưởng, kỷ luật. Take back an import of a moment ago as a whole, unless somebody has changed one of its records since.
 *
 * `POST /api/reward-discipline-forms/import/{id}/undo`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("rewardDisciplineForms.undoImport", {"api":"product","method":"POST","path":"/reward-discipline-forms/import/{id}/undo","fallbackMessage":"Không hoàn tác được!"})

/**
 * Cập nhật hình thức khen thưởng, kỷ luật. Change a form of rewards and disciplines; only the fields that are sent change.
 *
 * `PUT /api/reward-discipline-forms/{id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("rewardDisciplineForms.update", {"api":"product","method":"PUT","path":"/reward-discipline-forms/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markImportOperation as markImport, restoreOperation as restore, showOperation as show, storeOperation as store, undoImportOperation as undoImport, updateOperation as update }
