// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Tải một báo cáo danh sách. All people of one list as a workbook.
 *
 * `GET /api/report-lists/{key}/export`, for whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const downloadOperation = /* @__PURE__ */ downloaded("reportLists.download", {"api":"product","method":"GET","path":"/report-lists/{key}/export","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem các báo cáo danh sách. Every ready list that the reader may open, with the number of people in it.
 *
 * `GET /api/report-lists`, for whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const overviewOperation = /* @__PURE__ */ called("reportLists.overview", {"api":"product","method":"GET","path":"/report-lists","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Mở một báo cáo danh sách. A page of the people of one list, by the day that the list is about.
 *
 * `GET /api/report-lists/{key}`, for whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const peopleOperation = /* @__PURE__ */ called("reportLists.people", {"api":"product","method":"GET","path":"/report-lists/{key}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In một báo cáo danh sách. All people of one list on paper, two thousand at most.
 *
 * `GET /api/report-lists/{key}/print`, for whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const printOperation = /* @__PURE__ */ downloaded("reportLists.print", {"api":"product","method":"GET","path":"/report-lists/{key}/print","fallbackMessage":"Không in được danh sách!","answersFile":true})

export { downloadOperation as download, overviewOperation as overview, peopleOperation as people, printOperation as print }
