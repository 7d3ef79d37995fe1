// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xuất bảng hợp đồng 90 ngày. The board as a workbook, for the same questions and without pay; all its rows, those who are late first.
 *
 * `GET /api/contracts/board/export`, for whoever holds `contract_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("contractBoard.export", {"api":"product","method":"GET","path":"/contracts/board/export","fallbackMessage":"Không xuất được bảng hợp đồng 90 ngày!","answersFile":true})

/**
 * Xem bảng hợp đồng 90 ngày. What ends within the next 90 days, labour contracts, probation and training alike, and what has ended with nothing following; figures by stage and by unit with all below it, and one page of the people behind them, those who are late first. Nobody's own.
 *
 * `GET /api/contracts/board`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("contractBoard.show", {"api":"product","method":"GET","path":"/contracts/board","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { exportOperation as export, showOperation as show }
