// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Kích hoạt tài khoản của nhân viên. Open an employee's account, or open a closed one again in the whole group. A new one has the login of the house rule, and its owner gets by mail the link that sets the password.
 *
 * `POST /api/employees/{id}/account/active`, for whoever holds `permission_edit`, or whoever holds `employee_edit`.
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
const activateAccountOperation = /* @__PURE__ */ called("employees.activateAccount", {"api":"product","method":"POST","path":"/employees/{id}/account/active","fallbackMessage":"Lỗi trong quá trình kích hoạt tài khoản","touches":["accounts","roles"]})

/**
 * Kích hoạt tài khoản của nhiều nhân viên. Open the accounts of several employees, each for himself; whose account cannot be opened is told with the reason.
 *
 * `POST /api/employees/account/active-bulk`, for whoever holds `permission_edit`, or whoever holds `employee_edit`.
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
const activateAccountsOperation = /* @__PURE__ */ called("employees.activateAccounts", {"api":"product","method":"POST","path":"/employees/account/active-bulk","fallbackMessage":"Lỗi trong quá trình kích hoạt tài khoản","touches":["accounts"]})

/**
 * Vô hiệu hóa tài khoản của nhân viên. Close an employee's account in the whole group; its sessions end at once, in every company.
 *
 * `POST /api/employees/{id}/account/deactivate`, for whoever holds `permission_edit`, or whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const deactivateAccountOperation = /* @__PURE__ */ called("employees.deactivateAccount", {"api":"product","method":"POST","path":"/employees/{id}/account/deactivate","fallbackMessage":"Lỗi trong quá vô hiệu hóa tài khoản","touches":["accounts"]})

/**
 * Vô hiệu hóa tài khoản của nhiều nhân viên. Close the accounts of several employees, each for himself; their sessions end at once.
 *
 * `POST /api/employees/account/deactivate-bulk`, for whoever holds `permission_edit`, or whoever holds `employee_edit`.
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
const deactivateAccountsOperation = /* @__PURE__ */ called("employees.deactivateAccounts", {"api":"product","method":"POST","path":"/employees/account/deactivate-bulk","fallbackMessage":"Lỗi trong quá vô hiệu hóa tài khoản","touches":["accounts"]})

/**
 * Xóa nhân viên. Delete a file that was made by mistake. Whoever has worked here leaves instead.
 *
 * `DELETE /api/employees/{id}`, for whoever holds `employee_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employees.destroy", {"api":"product","method":"DELETE","path":"/employees/{id}","fallbackMessage":"Không xóa được nhân viên!"})

/**
 * Xóa nhiều nhân viên. Delete several such files, all or none.
 *
 * `POST /api/employees/destroy-bulk`, for whoever holds `employee_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("employees.destroyBulk", {"api":"product","method":"POST","path":"/employees/destroy-bulk","fallbackMessage":"Không xóa được nhân viên!"})

/**
 * Xuất nhân viên. The employees that the filters leave, as a workbook. A POST, so that names and numbers that are searched for stand in no address.
 *
 * `POST /api/employees/export`, for whoever holds `employee_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("employees.export", {"api":"product","method":"POST","path":"/employees/export","fallbackMessage":"Không xuất được danh sách nhân viên!","answersFile":true})

/**
 * Tìm nhanh nhân viên. The first employees found by words of the name, initials, a code or a phone number, small enough for each key stroke.
 *
 * `GET /api/employees/find`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const findOperation = /* @__PURE__ */ called("employees.find", {"api":"product","method":"GET","path":"/employees/find","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Nhập hồ sơ nhân viên. Take people in and change their files by the sheets of one workbook, all or none; rows are matched by the employee's code. Job facts of people who are there change by job changes only.
 *
 * `POST /api/employees/import`, for whoever holds `employee_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("employees.import", {"api":"product","method":"POST","path":"/employees/import","fallbackMessage":"Không nhập được hồ sơ nhân viên!","files":["file"]})

/**
 * Tải mẫu nhập hồ sơ nhân viên. An empty workbook to fill in, of the sheets that one may send, with the values that each column takes.
 *
 * `GET /api/employees/import/template`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("employees.importTemplate", {"api":"product","method":"GET","path":"/employees/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem những người của lần nhập hồ sơ. The people whom one's own import of a moment ago has taken in or changed, as far as one sees them, each with what stands in the way of undoing it for him alone.
 *
 * `GET /api/employees/import/{id}/people`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importedPeopleOperation = /* @__PURE__ */ called("employees.importedPeople", {"api":"product","method":"GET","path":"/employees/import/{id}/people","fallbackMessage":"Không xem được những người của lần nhập!"})

/**
 * Xem hồ sơ nhân viên. One employee by the code that is his in the whole group; everybody reads his own, but for what HR notes of him.
 *
 * `GET /api/employees/{nhansu_id}/info`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const infoOperation = /* @__PURE__ */ called("employees.info", {"api":"product","method":"GET","path":"/employees/{nhansu_id}/info","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách nhân viên. Employees of the current company whom the user may see, by given name.
 *
 * `GET /api/employees`, for whoever holds `employee_access`.
 * Sorted by nhansu_id, full_name, date_of_birth, join_date, official_date, leave_date, active, work_state, nature_of_work.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employees.list", {"api":"product","method":"GET","path":"/employees","jsonParameters":["search","filter"],"rows":"employees","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập hồ sơ nhân viên. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/employees/import/marked`, for whoever holds `employee_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("employees.markImport", {"api":"product","method":"POST","path":"/employees/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * In danh sách nhân viên. The employees that the filters leave, as a paper of the company; 2,000 rows and ten columns at most.
 *
 * `POST /api/employees/print`, for whoever holds `employee_export`.
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
const printOperation = /* @__PURE__ */ downloaded("employees.print", {"api":"product","method":"POST","path":"/employees/print","fallbackMessage":"Không in được danh sách nhân viên!","answersFile":true})

/**
 * In sơ yếu lý lịch. The file of one employee as a curriculum vitae; everybody prints his own. What the reader may not see is not on it, and dotted numbers count like those that are opened on the screen.
 *
 * `POST /api/employees/{id}/print`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const printFileOperation = /* @__PURE__ */ downloaded("employees.printFile", {"api":"product","method":"POST","path":"/employees/{id}/print","fallbackMessage":"Không in được sơ yếu lý lịch!","answersFile":true})

/**
 * Hoàn tác xóa nhân viên. Undo such a delete, within ten minutes.
 *
 * `POST /api/employees/restore`, for whoever holds `employee_delete`.
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
const restoreOperation = /* @__PURE__ */ called("employees.restore", {"api":"product","method":"POST","path":"/employees/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem thông tin được che của nhân viên. What stands behind dots in an employee's file. Each press is written into the trail, and so many files an hour are enough.
 *
 * `POST /api/employees/{id}/reveal`, for whoever holds `employee_sensitive`, or whoever holds `employee_pay`.
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
const revealOperation = /* @__PURE__ */ called("employees.reveal", {"api":"product","method":"POST","path":"/employees/{id}/reveal","fallbackMessage":"Không xem được thông tin!"})

/**
 * Xem thông tin chung của nhân viên. An employee's card; everybody reads his own, but for what HR notes of him. The other parts of the file stand below it.
 *
 * `GET /api/employees/{id}`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("employees.show", {"api":"product","method":"GET","path":"/employees/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm mới nhân viên. Take somebody into the company. The code is drawn; the reception is a job change; any part of the file may come along. With a decision the reception is that decision's, issued in the same step, or becomes it once the draft that is left is issued.
 *
 * `POST /api/employees`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("employees.store", {"api":"product","method":"POST","path":"/employees","fallbackMessage":"Không thêm được nhân viên!","touches":["departments","positions","decisions","contracts","documents","drawnNumbers"]})

/**
 * Hoàn tác nhập hồ sơ nhân viên. Take one's own import of a moment ago back as a whole, unless somebody has changed one of its files since.
 *
 * `POST /api/employees/import/{id}/undo`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("employees.undoImport", {"api":"product","method":"POST","path":"/employees/import/{id}/undo","fallbackMessage":"Không hoàn tác được!","touches":["departments","positions","decisions","documents"]})

/**
 * Hoàn tác nhập hồ sơ của một số người. Take one's own import of a moment ago back for some of its people, all or none of them, unless one of their files has changed since; for the others it stays, and can be undone later. People whom one decision of the import names go together, and managers with those under them.
 *
 * `POST /api/employees/import/{id}/undo/people`, for whoever holds `employee_edit`.
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
const undoImportOfPeopleOperation = /* @__PURE__ */ called("employees.undoImportOfPeople", {"api":"product","method":"POST","path":"/employees/import/{id}/undo/people","fallbackMessage":"Không hoàn tác được!","touches":["departments","positions","decisions","documents"]})

/**
 * Cập nhật thông tin nhân viên. Change an employee's card. What is not sent stays as it is; job facts change by job changes only.
 *
 * `PUT /api/employees/{id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("employees.update", {"api":"product","method":"PUT","path":"/employees/{id}","fallbackMessage":"Không cập nhật được nhân viên!"})

export { activateAccountOperation as activateAccount, activateAccountsOperation as activateAccounts, deactivateAccountOperation as deactivateAccount, deactivateAccountsOperation as deactivateAccounts, destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, findOperation as find, importOperation as import, importTemplateOperation as importTemplate, importedPeopleOperation as importedPeople, infoOperation as info, listOperation as list, markImportOperation as markImport, printOperation as print, printFileOperation as printFile, restoreOperation as restore, revealOperation as reveal, showOperation as show, storeOperation as store, undoImportOperation as undoImport, undoImportOfPeopleOperation as undoImportOfPeople, updateOperation as update }
