// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Kiểm tra báo cáo tình hình sử dụng lao động. What the files still lack before the report of a period can be sent, with how many people each thing is about.
 *
 * `GET /api/statistics/labour-report/check`, for whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const checkOperation = /* @__PURE__ */ called("labourReport.check", {"api":"product","method":"GET","path":"/statistics/labour-report/check","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải báo cáo tình hình sử dụng lao động. The report as a workbook with every column of the form.
 *
 * `GET /api/statistics/labour-report/export`, for whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const downloadOperation = /* @__PURE__ */ downloaded("labourReport.download", {"api":"product","method":"GET","path":"/statistics/labour-report/export","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * In báo cáo tình hình sử dụng lao động. The report on paper, for two thousand people at most; what belongs together stands in one column there.
 *
 * `GET /api/statistics/labour-report/print`, for whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const printOperation = /* @__PURE__ */ downloaded("labourReport.print", {"api":"product","method":"GET","path":"/statistics/labour-report/print","fallbackMessage":"Không in được báo cáo!","answersFile":true})

/**
 * Xem báo cáo tình hình sử dụng lao động. The report of a period as it would be made now, with a page of its people; numbers of papers and pay are told as there or lacking.
 *
 * `GET /api/statistics/labour-report`, for whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("labourReport.show", {"api":"product","method":"GET","path":"/statistics/labour-report","fallbackMessage":"Không lấy được số liệu thống kê!"})

export { checkOperation as check, downloadOperation as download, printOperation as print, showOperation as show }
