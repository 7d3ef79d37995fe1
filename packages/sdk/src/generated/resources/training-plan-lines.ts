// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Xuất nội dung của kế hoạch đào tạo. The lines of a plan with their sums as a workbook; what an import of lines takes stands in its first sheet.
 *
 * `GET /api/training-plans/{id}/lines/export`, for whoever holds `training_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("trainingPlanLines.export", {"api":"product","method":"GET","path":"/training-plans/{id}/lines/export","fallbackMessage":"Không xuất được nội dung kế hoạch!","answersFile":true})

/**
 * Nhập nội dung của kế hoạch đào tạo. Add and change lines of a draft by the rows of a workbook, known by 'Nội dung đào tạo', all or none; lines that the workbook does not have stay.
 *
 * `POST /api/training-plans/{id}/lines/import`, for whoever holds `training_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("trainingPlanLines.import", {"api":"product","method":"POST","path":"/training-plans/{id}/lines/import","fallbackMessage":"Không nhập được nội dung kế hoạch!","files":["file"],"touches":["trainingPlans"]})

/**
 * Tải mẫu nhập nội dung của kế hoạch đào tạo. An empty workbook of lines to fill in, with the values that each column takes.
 *
 * `GET /api/training-plans/{id}/lines/import/template`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("trainingPlanLines.importTemplate", {"api":"product","method":"GET","path":"/training-plans/{id}/lines/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Kiểm tra tệp nhập nội dung của kế hoạch đào tạo. The same workbook with what each row would do, and what is wrong, beside its rows. Changes nothing.
 *
 * `POST /api/training-plans/{id}/lines/import/marked`, for whoever holds `training_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("trainingPlanLines.markImport", {"api":"product","method":"POST","path":"/training-plans/{id}/lines/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Lập khóa đào tạo từ kế hoạch. Make a planned course for a line of an approved plan, with the people of the needs behind it who can come; a line may have several.
 *
 * `POST /api/training-plan-lines/{id}/course`, for whoever holds `training_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const openCourseOperation = /* @__PURE__ */ called("trainingPlanLines.openCourse", {"api":"product","method":"POST","path":"/training-plan-lines/{id}/course","fallbackMessage":"Không lập được khóa đào tạo!","touches":["trainings","trainingPlans","trainingNeeds","trainingReports"]})

/**
 * Hoàn tác nhập nội dung của kế hoạch đào tạo. Take back an import of lines of a moment ago as a whole, while the plan is a draft and nobody has changed one of them since.
 *
 * `POST /api/training-plans/{id}/lines/import/undo`, for whoever holds `training_edit`.
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
const undoImportOperation = /* @__PURE__ */ called("trainingPlanLines.undoImport", {"api":"product","method":"POST","path":"/training-plans/{id}/lines/import/undo","fallbackMessage":"Không hoàn tác được!","touches":["trainingPlans"]})

/**
 * Sửa nội dung của kế hoạch đào tạo. Save lines of a draft, all or none; rows with an id change, those without are added, removed_ids leave.
 *
 * `POST /api/training-plans/{id}/lines/bulk/update`, for whoever holds `training_edit`.
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
const updateBulkOperation = /* @__PURE__ */ called("trainingPlanLines.updateBulk", {"api":"product","method":"POST","path":"/training-plans/{id}/lines/bulk/update","fallbackMessage":"Cập nhật thất bại!","touches":["trainingPlans"]})

export { exportOperation as export, importOperation as import, importTemplateOperation as importTemplate, markImportOperation as markImport, openCourseOperation as openCourse, undoImportOperation as undoImport, updateBulkOperation as updateBulk }
