// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xem báo cáo chứng chỉ. Which certificates of courses the employees hold or lack on a day, by certificate and by person; lacking is what the nature of work or the level of the position asks for. The most urgent 2000 rows come, all are counted.
 *
 * `GET /api/reports/trainings/certificates`, for whoever holds `training_report_certificate`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const certificatesOperation = /* @__PURE__ */ called("trainingReports.certificates", {"api":"product","method":"GET","path":"/reports/trainings/certificates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xuất báo cáo chứng chỉ. The report on certificates as a workbook, for the same questions; all rows of a state, then each certificate with its figures, and in each unit.
 *
 * `GET /api/reports/trainings/certificates/export`, for whoever holds `training_report_certificate`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const certificatesExportOperation = /* @__PURE__ */ downloaded("trainingReports.certificatesExport", {"api":"product","method":"GET","path":"/reports/trainings/certificates/export","fallbackMessage":"Không xuất được báo cáo chứng chỉ!","answersFile":true})

/**
 * In báo cáo chứng chỉ. The report on certificates on paper, for the same questions, two thousand rows at most.
 *
 * `GET /api/reports/trainings/certificates/print`, for whoever holds `training_report_certificate`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const certificatesPrintOperation = /* @__PURE__ */ downloaded("trainingReports.certificatesPrint", {"api":"product","method":"GET","path":"/reports/trainings/certificates/print","fallbackMessage":"Không in được báo cáo chứng chỉ!","answersFile":true})

/**
 * Xem danh sách sau một con số đào tạo. What stands behind one figure of the report on courses, for the same questions and as many as it says; the people whom it counts, each with his course, or the courses.
 *
 * `GET /api/reports/trainings/courses/rows`, for whoever holds `training_report`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const courseRowsOperation = /* @__PURE__ */ called("trainingReports.courseRows", {"api":"product","method":"GET","path":"/reports/trainings/courses/rows","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem báo cáo khóa đào tạo. The courses that began within a time, how many took part and passed, and what they cost; cancelled ones count for nothing. Pay and insurance while studying are left out.
 *
 * `GET /api/reports/trainings/courses`, for whoever holds `training_report`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const coursesOperation = /* @__PURE__ */ called("trainingReports.courses", {"api":"product","method":"GET","path":"/reports/trainings/courses","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xuất báo cáo khóa đào tạo. The report on courses as a workbook, for the same questions, with its sums.
 *
 * `GET /api/reports/trainings/courses/export`, for whoever holds `training_report`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const coursesExportOperation = /* @__PURE__ */ downloaded("trainingReports.coursesExport", {"api":"product","method":"GET","path":"/reports/trainings/courses/export","fallbackMessage":"Không xuất được báo cáo khóa đào tạo!","answersFile":true})

/**
 * In báo cáo khóa đào tạo. The report on courses on paper, for the same questions, two thousand rows at most.
 *
 * `GET /api/reports/trainings/courses/print`, for whoever holds `training_report`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const coursesPrintOperation = /* @__PURE__ */ downloaded("trainingReports.coursesPrint", {"api":"product","method":"GET","path":"/reports/trainings/courses/print","fallbackMessage":"Không in được báo cáo khóa đào tạo!","answersFile":true})

/**
 * In thông báo kết quả đào tạo năm. What a company tells the labour authority of its province of a year's training, on paper; the courses that began in the year and that somebody joined, by type and field, with people by sex, hours, costs and certificates. Only for who reads the report for the whole company (403). Pay and insurance while studying are left out.
 *
 * `GET /api/reports/trainings/courses/year-notice`, for whoever holds `training_report`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const yearNoticeOperation = /* @__PURE__ */ downloaded("trainingReports.yearNotice", {"api":"product","method":"GET","path":"/reports/trainings/courses/year-notice","fallbackMessage":"Không in được thông báo kết quả đào tạo năm!","answersFile":true})

export { certificatesOperation as certificates, certificatesExportOperation as certificatesExport, certificatesPrintOperation as certificatesPrint, courseRowsOperation as courseRows, coursesOperation as courses, coursesExportOperation as coursesExport, coursesPrintOperation as coursesPrint, yearNoticeOperation as yearNotice }
