// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xóa chứng chỉ đã cấp. Delete a certificate that was written by hand and is not revoked; it can be restored for a while.
 *
 * `DELETE /api/employee-certificates/{id}`, for whoever holds `training_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employeeCertificates.destroy", {"api":"product","method":"DELETE","path":"/employee-certificates/{id}","fallbackMessage":"Xóa thất bại!","touches":["trainingReports"]})

/**
 * Xóa nhiều chứng chỉ đã cấp. Delete several certificate helds, all or none.
 *
 * `POST /api/employee-certificates/destroy-bulk`, for whoever holds `training_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("employeeCertificates.destroyBulk", {"api":"product","method":"POST","path":"/employee-certificates/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất chứng chỉ đã cấp. The certificates that the filters leave, as a workbook. A POST, so that names that are searched for stand in no address.
 *
 * `POST /api/employee-certificates/export`, for whoever holds `training_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("employeeCertificates.export", {"api":"product","method":"POST","path":"/employee-certificates/export","fallbackMessage":"Không xuất được danh sách chứng chỉ đã cấp!","answersFile":true})

/**
 * Nhập chứng chỉ đã cấp. Take over certificates that people were given elsewhere or before the product by the rows of a workbook, all or none. A row of somebody's certificate that is there already, by its number, changes what it says otherwise; empty cells leave what stands. What a course or a test gave, and what is revoked, is not changed.
 *
 * `POST /api/employee-certificates/import`, for whoever holds `training_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("employeeCertificates.import", {"api":"product","method":"POST","path":"/employee-certificates/import","fallbackMessage":"Không nhập được chứng chỉ đã cấp!","files":["file"],"touches":["trainingNeeds","trainingReports"]})

/**
 * Tải mẫu nhập chứng chỉ đã cấp. An empty workbook to fill in with certificates held, with the certificates of the catalogue.
 *
 * `GET /api/employee-certificates/import/template`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("employeeCertificates.importTemplate", {"api":"product","method":"GET","path":"/employee-certificates/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Xem danh sách chứng chỉ đã cấp. Certificates that people hold or held, the last given first; of the units that one reads for.
 *
 * `GET /api/employee-certificates`, for whoever holds `training_access`.
 * Sorted by number, issuer, issue_date, expiry_date, revoked_on, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeCertificates.list", {"api":"product","method":"GET","path":"/employee-certificates","jsonParameters":["search","filter"],"rows":"employee_certificates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Kiểm tra tệp nhập chứng chỉ đã cấp. The same workbook with what is wrong written beside its rows. Changes nothing.
 *
 * `POST /api/employee-certificates/import/marked`, for whoever holds `training_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("employeeCertificates.markImport", {"api":"product","method":"POST","path":"/employee-certificates/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * In giấy chứng nhận. 'Giấy chứng nhận' of certificates that courses and periodic tests gave, a sheet each, with their numbers as issued; not of revoked ones, of those under review, and of those that somebody else issued.
 *
 * `POST /api/employee-certificates/print`, for whoever holds `training_edit`.
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
const printOperation = /* @__PURE__ */ downloaded("employeeCertificates.print", {"api":"product","method":"POST","path":"/employee-certificates/print","fallbackMessage":"Không in được giấy chứng nhận!","answersFile":true})

/**
 * In giấy chứng nhận của khóa đào tạo. 'Giấy chứng nhận' of everybody whom a finished course gave a certificate, a sheet each by name, 500 at most; {id} is the course.
 *
 * `POST /api/trainings/{id}/certificates/print`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const printCourseOperation = /* @__PURE__ */ downloaded("employeeCertificates.printCourse", {"api":"product","method":"POST","path":"/trainings/{id}/certificates/print","fallbackMessage":"Không in được giấy chứng nhận!","answersFile":true})

/**
 * Mở lớp gia hạn chứng chỉ. Put the holders of certificates of one kind into a class that renews it, one that is there or a new one that is made like the last course for it; all or none. Who cannot be added is named with the reason.
 *
 * `POST /api/employee-certificates/renew`, for whoever holds `training_edit`.
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
const renewOperation = /* @__PURE__ */ called("employeeCertificates.renew", {"api":"product","method":"POST","path":"/employee-certificates/renew","fallbackMessage":"Không mở được lớp gia hạn!","touches":["trainings","trainingEmployees","trainingInvitations","trainingNeeds","trainingReports"]})

/**
 * Hoàn tác xóa chứng chỉ đã cấp. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/employee-certificates/restore`, for whoever holds `training_delete`.
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
const restoreOperation = /* @__PURE__ */ called("employeeCertificates.restore", {"api":"product","method":"POST","path":"/employee-certificates/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Thu hồi chứng chỉ đã cấp. Revoke a certificate from today on, with a reason; it stays in the list, and its number is free again.
 *
 * `POST /api/employee-certificates/{id}/revoke`, for whoever holds `training_edit`.
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
const revokeOperation = /* @__PURE__ */ called("employeeCertificates.revoke", {"api":"product","method":"POST","path":"/employee-certificates/{id}/revoke","fallbackMessage":"Không thu hồi được chứng chỉ!","touches":["trainingEmployees","trainingReports"]})

/**
 * Xem chứng chỉ đã cấp. One certificate held.
 *
 * `GET /api/employee-certificates/{id}`, for whoever holds `training_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("employeeCertificates.show", {"api":"product","method":"GET","path":"/employee-certificates/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm chứng chỉ đã cấp. Write down a certificate that somebody was given elsewhere. Without an issuer it is the catalogue's, without an end it is reckoned from the months of the catalogue.
 *
 * `POST /api/employee-certificates`, for whoever holds `training_edit`.
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
const storeOperation = /* @__PURE__ */ called("employeeCertificates.store", {"api":"product","method":"POST","path":"/employee-certificates","fallbackMessage":"Thêm mới thất bại!","touches":["trainingReports"]})

/**
 * Hoàn tác nhập chứng chỉ đã cấp. Take one's own import of a moment ago back as a whole, unless somebody has changed one of its certificates since.
 *
 * `POST /api/employee-certificates/import/{id}/undo`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("employeeCertificates.undoImport", {"api":"product","method":"POST","path":"/employee-certificates/import/{id}/undo","fallbackMessage":"Không hoàn tác được!","touches":["trainingNeeds","trainingReports"]})

/**
 * Cập nhật chứng chỉ đã cấp. Change a certificate that was written by hand; what a course or a test gave is revoked or follows its result.
 *
 * `PUT /api/employee-certificates/{id}`, for whoever holds `training_edit`.
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
const updateOperation = /* @__PURE__ */ called("employeeCertificates.update", {"api":"product","method":"PUT","path":"/employee-certificates/{id}","fallbackMessage":"Cập nhật thất bại!","touches":["trainingReports"]})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, importOperation as import, importTemplateOperation as importTemplate, listOperation as list, markImportOperation as markImport, printOperation as print, printCourseOperation as printCourse, renewOperation as renew, restoreOperation as restore, revokeOperation as revoke, showOperation as show, storeOperation as store, undoImportOperation as undoImport, updateOperation as update }
