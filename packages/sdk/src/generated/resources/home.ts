// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem trang chủ. The cards of the first page that the reader may have, each with the rows that he may see.
 *
 * `GET /api/home`, for whoever holds `employee_access`, or whoever holds `request_change_edit`, or whoever holds `document_access`, or whoever holds `personal_data_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("home.show", {"api":"product","method":"GET","path":"/home","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { showOperation as show }
