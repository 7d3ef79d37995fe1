// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Sắp xếp trang chủ. Keep the order of one's own first page and which cards are put away; two empty lists bring the usual page back.
 *
 * `PUT /api/home/arrangement`, for whoever is signed in.
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
const arrangeOperation = /* @__PURE__ */ called("home.arrange", {"api":"product","method":"PUT","path":"/home/arrangement","fallbackMessage":"Không lưu được cách sắp xếp, vui lòng thử lại sau."})

/**
 * Xem trang chủ. The cards of the first page that the reader may have, each with the rows that he may see.
 *
 * `GET /api/home`, for whoever holds `employee_access`, or whoever holds `request_change_access`, or whoever holds `request_change_edit`, or whoever holds `document_access`, or whoever holds `personal_data_edit`, or whoever holds `report_access`, or whoever holds `employee_edit`, or whoever holds `department_access`, or whoever holds `position_access`, or whoever holds `employee_sensitive`, or whoever holds `employee_pay`, or whoever holds `contract_access`, or whoever holds `recruitment_access`, or whoever holds `recruitment_request`, or whoever holds `recruitment_edit`, or whoever holds `recruitment_approve`, or whoever holds `training_access`, or whoever holds `training_edit`, or whoever holds `training_approve`, or whoever holds `permission_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("home.show", {"api":"product","method":"GET","path":"/home","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { arrangeOperation as arrange, showOperation as show }
