// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xem mức nắm vững theo đơn vị và lĩnh vực. The mean share of points that the people of each unit and those below it got in each field, over the papers of exams whose results are out, for the people whom the reader may see. The topmost units that he may see, those right below one, or those of a name; 50 at most. Reckoned every hour and when results are released.
 *
 * `GET /api/quiz/reports/mastery`, for whoever holds `quiz_report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const masteryOperation = /* @__PURE__ */ called("quizReports.mastery", {"api":"product","method":"GET","path":"/quiz/reports/mastery","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xuất mức nắm vững theo đơn vị và lĩnh vực. The map as a workbook, a row for each unit and field, of its own people and with the units below it.
 *
 * `GET /api/quiz/reports/mastery/export`, for whoever holds `quiz_report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const masteryExportOperation = /* @__PURE__ */ downloaded("quizReports.masteryExport", {"api":"product","method":"GET","path":"/quiz/reports/mastery/export","fallbackMessage":"Không xuất được báo cáo kỳ thi!","answersFile":true})

/**
 * Xem mức nắm vững của từng người. Who stands behind a figure of that map, the weakest first; 500 at most.
 *
 * `GET /api/quiz/reports/mastery/people`, for whoever holds `quiz_report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const masteryPeopleOperation = /* @__PURE__ */ called("quizReports.masteryPeople", {"api":"product","method":"GET","path":"/quiz/reports/mastery/people","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem kết quả thi của nhân viên theo thời gian. The exams of an employee whose results are out, the first one first, each with his share of points by field; without one, one's own, as far as takers are shown them.
 *
 * `GET /api/quiz/reports/of-employee`, for whoever holds `quiz_report_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ofEmployeeOperation = /* @__PURE__ */ called("quizReports.ofEmployee", {"api":"product","method":"GET","path":"/quiz/reports/of-employee","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem báo cáo kỳ thi. What came of the exams that opened within a time, by exam and by the unit of their takers, for the people whom the reader may see. Cancelled exams count for nothing, and no mark is told before its exam's results are out.
 *
 * `GET /api/quiz/reports`, for whoever holds `quiz_report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("quizReports.show", {"api":"product","method":"GET","path":"/quiz/reports","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { masteryOperation as mastery, masteryExportOperation as masteryExport, masteryPeopleOperation as masteryPeople, ofEmployeeOperation as ofEmployee, showOperation as show }
