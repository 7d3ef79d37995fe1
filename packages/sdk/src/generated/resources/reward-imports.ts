// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Nhập khen thưởng. Write rewards by the rows of a workbook, all or none, each of people named by their codes or of one unit as a whole, by its code or name. A reward of the same person or unit, form and number that is there already stays as it is; an exported list of rewards can be sent back.
 *
 * `POST /api/employees/rewards-disciplines/import`, for whoever holds `employee_edit`.
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
const importOperation = /* @__PURE__ */ uploaded("rewardImports.import", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/import","fallbackMessage":"Không nhập được khen thưởng!","files":["file"],"touches":["rewardsDisciplines"]})

/**
 * Tải mẫu nhập khen thưởng. An empty workbook of rewards to fill in, with the values that each column takes.
 *
 * `GET /api/employees/rewards-disciplines/import/template`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const importTemplateOperation = /* @__PURE__ */ downloaded("rewardImports.importTemplate", {"api":"product","method":"GET","path":"/employees/rewards-disciplines/import/template","fallbackMessage":"Không tải được mẫu nhập!","answersFile":true})

/**
 * Kiểm tra tệp nhập khen thưởng. The same workbook with what each row would do, and what is wrong, beside its rows. Changes nothing.
 *
 * `POST /api/employees/rewards-disciplines/import/marked`, for whoever holds `employee_edit`.
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
const markImportOperation = /* @__PURE__ */ downloaded("rewardImports.markImport", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/import/marked","fallbackMessage":"Không kiểm tra được tệp!","files":["file"],"answersFile":true})

/**
 * Hoàn tác nhập khen thưởng. Take one's own import of rewards of a moment ago back as a whole, unless somebody has changed one of them since.
 *
 * `POST /api/employees/rewards-disciplines/import/{id}/undo`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const undoImportOperation = /* @__PURE__ */ called("rewardImports.undoImport", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/import/{id}/undo","fallbackMessage":"Không hoàn tác được!","touches":["rewardsDisciplines"]})

export { importOperation as import, importTemplateOperation as importTemplate, markImportOperation as markImport, undoImportOperation as undoImport }
