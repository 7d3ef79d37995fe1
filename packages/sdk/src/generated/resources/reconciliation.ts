// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xuất bảng đối chiếu hồ sơ. The same rows as a workbook, those of all pages, by the same rights.
 *
 * `GET /api/contracts/reconciliation/export`, for whoever holds `contract_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("reconciliation.export", {"api":"product","method":"GET","path":"/contracts/reconciliation/export","fallbackMessage":"Không xuất được bảng đối chiếu hồ sơ!","answersFile":true})

/**
 * Đối chiếu hồ sơ, hợp đồng và quyết định. Where the file, the contract in effect and the decisions of the people at work do not agree today, and contracts that still run of who has left; figures by kind and by unit with all below it, and one page of the rows behind them, each with the paper that mends it. What concerns pay or insurance is counted and shown by the rights to those alone; no amount is told. Nobody's own.
 *
 * `GET /api/contracts/reconciliation`, for whoever holds `contract_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("reconciliation.show", {"api":"product","method":"GET","path":"/contracts/reconciliation","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { exportOperation as export, showOperation as show }
