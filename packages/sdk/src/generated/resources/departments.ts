// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Giải thể đơn vị. Close a department by a decision; refused while people or open departments belong to it.
 *
 * `POST /api/departments/{id}/close`, for whoever holds `department_edit`.
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
const closeOperation = /* @__PURE__ */ called("departments.close", {"api":"product","method":"POST","path":"/departments/{id}/close","fallbackMessage":"Không thể cập nhật phòng ban!","touches":["employees","positions"]})

/**
 * Xóa đơn vị. Delete a department that nothing belongs to; it can be restored for a while.
 *
 * `DELETE /api/departments/{id}`, for whoever holds `department_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("departments.destroy", {"api":"product","method":"DELETE","path":"/departments/{id}","fallbackMessage":"Không thể xóa phòng ban!"})

/**
 * Xóa nhiều đơn vị. Delete several departments, all or none; a department may go together with those below it.
 *
 * `POST /api/departments/destroy-bulk`, for whoever holds `department_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("departments.destroyBulk", {"api":"product","method":"POST","path":"/departments/destroy-bulk","fallbackMessage":"Không thể xóa phòng ban!"})

/**
 * Xem nhân viên của đơn vị. Who holds a position in a department, now or on another day, by name, always whole.
 *
 * `GET /api/departments/{id}/employees`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const employeesOperation = /* @__PURE__ */ called("departments.employees", {"api":"product","method":"GET","path":"/departments/{id}/employees","fallbackMessage":"Không thể lấy dữ liệu từ máy chủ!"})

/**
 * Xuất đơn vị. The departments that the filters leave, as a workbook.
 *
 * `GET /api/departments/export`, for whoever holds `department_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("departments.export", {"api":"product","method":"GET","path":"/departments/export","jsonParameters":["search","filter"],"fallbackMessage":"Không xuất được danh sách đơn vị!","answersFile":true})

/**
 * Xem lịch sử đơn vị. How a department has changed, newest first.
 *
 * `GET /api/departments/{id}/history`, for whoever holds `department_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("departments.history", {"api":"product","method":"GET","path":"/departments/{id}/history","fallbackMessage":"Không thể lấy dữ liệu từ máy chủ!"})

/**
 * Nhập đơn vị. Create and change departments by the rows of a workbook, all or none; rows are matched by their code.
 *
 * `POST /api/departments/import`, for whoever holds `department_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("departments.import", {"api":"product","method":"POST","path":"/departments/import","fallbackMessage":"Không nhập được danh sách đơn vị!","files":["file"]})

/**
 * Tải mẫu nhập đơn vị. An empty workbook to fill in, with the values that each column takes.
 *
 * `GET /api/departments/import/template`, for whoever holds `department_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("departments.importTemplate", {"api":"product","method":"GET","path":"/departments/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem danh sách đơn vị. Departments of the current company; with recursive=true as a tree, always whole.
 *
 * `GET /api/departments`, for whoever holds `department_access`, or whoever holds `employee_access`.
 * Sorted by display_order, code, name, level, headcount_plan, is_active.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("departments.list", {"api":"product","method":"GET","path":"/departments","jsonParameters":["search","filter"],"rows":"departments","fallbackMessage":"Không thể lấy dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập đơn vị. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/departments/import/marked`, for whoever holds `department_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("departments.markImport", {"api":"product","method":"POST","path":"/departments/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Sáp nhập đơn vị. Merge a department into another one, which takes over its departments, positions and people; it is closed.
 *
 * `POST /api/departments/{id}/merge`, for whoever holds `department_edit`.
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
const mergeOperation = /* @__PURE__ */ called("departments.merge", {"api":"product","method":"POST","path":"/departments/{id}/merge","fallbackMessage":"Không thể cập nhật phòng ban!","touches":["employees","positions"]})

/**
 * Điều chuyển đơn vị. Hang a department below another one, or put it elsewhere among its siblings.
 *
 * `POST /api/departments/{id}/move`, for whoever holds `department_edit`.
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
const moveOperation = /* @__PURE__ */ called("departments.move", {"api":"product","method":"POST","path":"/departments/{id}/move","fallbackMessage":"Không thể cập nhật phòng ban!","touches":["employees","positions"]})

/**
 * Mở lại đơn vị. Open a closed department again; from the day of its closing on means that it never was closed.
 *
 * `POST /api/departments/{id}/reopen`, for whoever holds `department_edit`.
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
const reopenOperation = /* @__PURE__ */ called("departments.reopen", {"api":"product","method":"POST","path":"/departments/{id}/reopen","fallbackMessage":"Không thể cập nhật phòng ban!","touches":["employees","positions"]})

/**
 * Hoàn tác xóa đơn vị. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/departments/restore`, for whoever holds `department_delete`.
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
const restoreOperation = /* @__PURE__ */ called("departments.restore", {"api":"product","method":"POST","path":"/departments/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem đơn vị. One department.
 *
 * `GET /api/departments/{id}`, for whoever holds `department_access`, or whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("departments.show", {"api":"product","method":"GET","path":"/departments/{id}","fallbackMessage":"Không thể lấy dữ liệu từ máy chủ!"})

/**
 * Thêm đơn vị. Create a department; it stands last among its siblings.
 *
 * `POST /api/departments`, for whoever holds `department_edit`.
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
const storeOperation = /* @__PURE__ */ called("departments.store", {"api":"product","method":"POST","path":"/departments","fallbackMessage":"Không thể tạo mới phòng ban!"})

/**
 * Hoàn tác nhập đơn vị. Take back an import of a moment ago as a whole, unless somebody has changed one of its records since.
 *
 * `POST /api/departments/import/{id}/undo`, for whoever holds `department_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("departments.undoImport", {"api":"product","method":"POST","path":"/departments/import/{id}/undo","fallbackMessage":"Không hoàn tác được!"})

/**
 * Hoàn tác sáp nhập đơn vị. Undo a merge of a moment ago; refused once something that it moved has changed.
 *
 * `POST /api/departments/{id}/undo-merge`, for whoever holds `department_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoMergeOperation = /* @__PURE__ */ called("departments.undoMerge", {"api":"product","method":"POST","path":"/departments/{id}/undo-merge","fallbackMessage":"Không hoàn tác được!","touches":["employees","positions"]})

/**
 * Cập nhật đơn vị. Change a department; only the fields that are sent change. Another parent holds from today on.
 *
 * `PUT /api/departments/{id}`, for whoever holds `department_edit`.
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
const updateOperation = /* @__PURE__ */ called("departments.update", {"api":"product","method":"PUT","path":"/departments/{id}","fallbackMessage":"Không thể cập nhật phòng ban!","touches":["employees","positions"]})

export { closeOperation as close, destroyOperation as destroy, destroyBulkOperation as destroyBulk, employeesOperation as employees, exportOperation as export, historyOperation as history, importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markImportOperation as markImport, mergeOperation as merge, moveOperation as move, reopenOperation as reopen, restoreOperation as restore, showOperation as show, storeOperation as store, undoImportOperation as undoImport, undoMergeOperation as undoMerge, updateOperation as update }
