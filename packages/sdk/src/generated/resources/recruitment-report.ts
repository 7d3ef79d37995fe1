// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Tải báo cáo tuyển dụng. The same figures as a workbook, a sheet for each table.
 *
 * `GET /api/recruitment-report/download`, for whoever holds `recruitment_report_export`, or whoever holds `recruitment_report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const downloadOperation = /* @__PURE__ */ downloaded("recruitmentReport.download", {"api":"product","method":"GET","path":"/recruitment-report/download","fallbackMessage":"Không tải được báo cáo tuyển dụng!","answersFile":true})

/**
 * Xem danh sách sau một con số tuyển dụng. The candidates behind one cell of the report, as many as the cell says; those whose data were erased without a name.
 *
 * `POST /api/recruitment-report/drill`, for whoever holds `recruitment_report_access`.
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
const drillOperation = /* @__PURE__ */ called("recruitmentReport.drill", {"api":"product","method":"POST","path":"/recruitment-report/drill","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem báo cáo tuyển dụng. What came of the campaigns opened in a period, by campaign and by where candidates came from.
 *
 * `GET /api/recruitment-report`, for whoever holds `recruitment_report_access`, or whoever holds `recruitment_report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("recruitmentReport.show", {"api":"product","method":"GET","path":"/recruitment-report","fallbackMessage":"Không lấy được báo cáo tuyển dụng!"})

export { downloadOperation as download, drillOperation as drill, showOperation as show }
