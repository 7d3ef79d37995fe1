// Generated from openapi/ by `npm run generate`; never edited.
import { called, uploaded } from '../../resource-operation.ts'

/**
 * Gỡ tệp văn bằng. Take the file of a diploma away.
 *
 * `DELETE /api/employees/{id}/diplomas/{row_id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyFileOperation = /* @__PURE__ */ called("employeeDiplomas.destroyFile", {"api":"product","method":"DELETE","path":"/employees/{id}/diplomas/{row_id}","fallbackMessage":"Không gỡ được tệp!"})

/**
 * Tải tệp văn bằng. A ticket by which the browser fetches the file of a diploma, once, within a minute; the trail keeps who asked. Everybody asks for his own.
 *
 * `POST /api/employees/{id}/diplomas/{row_id}/ticket`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("employeeDiplomas.fileTicket", {"api":"product","method":"POST","path":"/employees/{id}/diplomas/{row_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Xem tệp văn bằng của nhân viên. Which rows of an employee's education have the file of a diploma; everybody reads his own.
 *
 * `GET /api/employees/{id}/diplomas`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("employeeDiplomas.list", {"api":"product","method":"GET","path":"/employees/{id}/diplomas","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác gỡ hoặc thay tệp văn bằng. Undo the removal of a diploma's file within ten minutes, or that another one took its place.
 *
 * `POST /api/employees/{id}/diplomas/{row_id}/restore`, for whoever holds `employee_edit`.
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
const restoreFileOperation = /* @__PURE__ */ called("employeeDiplomas.restoreFile", {"api":"product","method":"POST","path":"/employees/{id}/diplomas/{row_id}/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Tải lên tệp văn bằng. Give a row of an employee's education the file of its diploma, in place of the one that is there. It is kept byte by byte, since a scan is evidence.
 *
 * `POST /api/employees/{id}/diplomas/{row_id}`, for whoever holds `employee_edit`.
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
const storeFileOperation = /* @__PURE__ */ uploaded("employeeDiplomas.storeFile", {"api":"product","method":"POST","path":"/employees/{id}/diplomas/{row_id}","fallbackMessage":"Không tải lên được tệp!","files":["file"]})

export { destroyFileOperation as destroyFile, fileTicketOperation as fileTicket, listOperation as list, restoreFileOperation as restoreFile, storeFileOperation as storeFile }
