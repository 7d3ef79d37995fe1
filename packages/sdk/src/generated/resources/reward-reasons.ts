// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa lý do khen thưởng, kỷ luật. Delete a reward reason; it can be restored for a while.
 *
 * `DELETE /api/reward-reasons/{id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("rewardReasons.destroy", {"api":"product","method":"DELETE","path":"/reward-reasons/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều lý do khen thưởng, kỷ luật. Delete several reward reasons, all or none.
 *
 * `POST /api/reward-reasons/destroy-bulk`, for whoever holds `employee_edit`.
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
const destroyBulkOperation = /* @__PURE__ */ called("rewardReasons.destroyBulk", {"api":"product","method":"POST","path":"/reward-reasons/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất lý do khen thưởng, kỷ luật. The reward reasons that the filters leave, as a workbook.
 *
 * `GET /api/reward-reasons/export`, for whoever holds `employee_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("rewardReasons.export", {"api":"product","method":"GET","path":"/reward-reasons/export","jsonParameters":["search","filter"],"fallbackMessage":"Không xuất được danh sách lý do khen thưởng, kỷ luật!","answersFile":true})

/**
 * Nhập lý do khen thưởng, kỷ luật. Create and change reward reasons by the rows of a workbook, all or none; rows are matched by their code.
 *
 * `POST /api/reward-reasons/import`, for whoever holds `employee_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("rewardReasons.import", {"api":"product","method":"POST","path":"/reward-reasons/import","fallbackMessage":"Không nhập được danh sách lý do khen thưởng, kỷ luật!","files":["file"]})

/**
 * Tải mẫu nhập lý do khen thưởng, kỷ luật. An empty workbook to fill in, with the values that each column takes.
 *
 * `GET /api/reward-reasons/import/template`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("rewardReasons.importTemplate", {"api":"product","method":"GET","path":"/reward-reasons/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem danh sách lý do khen thưởng, kỷ luật. Reward reasons of the current company.
 *
 * `GET /api/reward-reasons`, for whoever holds `employee_access`.
 * Sorted by code, name, type, is_active, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("rewardReasons.list", {"api":"product","method":"GET","path":"/reward-reasons","jsonParameters":["search","filter"],"rows":"reward_reasons","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập lý do khen thưởng, kỷ luật. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/reward-reasons/import/marked`, for whoever holds `employee_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("rewardReasons.markImport", {"api":"product","method":"POST","path":"/reward-reasons/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Hoàn tác xóa lý do khen thưởng, kỷ luật. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/reward-reasons/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("rewardReasons.restore", {"api":"product","method":"POST","path":"/reward-reasons/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem lý do khen thưởng, kỷ luật. One reward reason.
 *
 * `GET /api/reward-reasons/{id}`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("rewardReasons.show", {"api":"product","method":"GET","path":"/reward-reasons/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm lý do khen thưởng, kỷ luật. Create a reward reason.
 *
 * `POST /api/reward-reasons`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("rewardReasons.store", {"api":"product","method":"POST","path":"/reward-reasons","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Hoàn tác nhập lý do khen thưởng, kỷ luật. Take back an import of a moment ago as a whole, unless somebody has changed one of its records since.
 *
 * `POST /api/reward-reasons/import/{id}/undo`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("rewardReasons.undoImport", {"api":"product","method":"POST","path":"/reward-reasons/import/{id}/undo","fallbackMessage":"Không hoàn tác được!"})

/**
 * Cập nhật lý do khen thưởng, kỷ luật. Change a reward reason; only the fields that are sent change.
 *
 * `PUT /api/reward-reasons/{id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("rewardReasons.update", {"api":"product","method":"PUT","path":"/reward-reasons/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markImportOperation as markImport, restoreOperation as restore, showOperation as show, storeOperation as store, undoImportOperation as undoImport, updateOperation as update }
