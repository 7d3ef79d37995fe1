// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Gỡ ảnh của nhân viên. Take an employee's picture away.
 *
 * `DELETE /api/employees/{id}/avatar`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("employeeAvatar.destroy", {"api":"product","method":"DELETE","path":"/employees/{id}/avatar","fallbackMessage":"Không gỡ được ảnh!"})

/**
 * Xem ảnh của nhân viên. An employee's picture; everybody sees his own.
 *
 * `GET /api/employees/{id}/avatar/picture`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const pictureOperation = /* @__PURE__ */ downloaded("employeeAvatar.picture", {"api":"product","method":"GET","path":"/employees/{id}/avatar/picture","fallbackMessage":"Không tải được ảnh!","answersFile":true})

/**
 * Hoàn tác gỡ hoặc thay ảnh của nhân viên. Undo the removal of an employee's picture within ten minutes, or that another one took its place.
 *
 * `POST /api/employees/{id}/avatar/restore`, for whoever holds `employee_edit`.
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
const restorePictureOperation = /* @__PURE__ */ called("employeeAvatar.restorePicture", {"api":"product","method":"POST","path":"/employees/{id}/avatar/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem thông tin ảnh của nhân viên. What is kept of an employee's picture, if there is one; everybody reads his own.
 *
 * `GET /api/employees/{id}/avatar`, for whoever holds `employee_access`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("employeeAvatar.show", {"api":"product","method":"GET","path":"/employees/{id}/avatar","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tải lên ảnh của nhân viên. Give an employee a picture, in place of the one that is there. The square is cut out of it and drawn anew, so that nothing else of the sent file is kept.
 *
 * `POST /api/employees/{id}/avatar`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ uploaded("employeeAvatar.store", {"api":"product","method":"POST","path":"/employees/{id}/avatar","fallbackMessage":"Không tải lên được ảnh!","files":["file"]})

export { destroyOperation as destroy, pictureOperation as picture, restorePictureOperation as restorePicture, showOperation as show, storeOperation as store }
