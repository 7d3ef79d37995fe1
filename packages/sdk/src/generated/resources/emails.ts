// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa mẫu email. Delete an email; it can be restored for a while.
 *
 * `DELETE /api/emails/{id}`, for whoever holds `recruitment_email_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("emails.destroy", {"api":"product","method":"DELETE","path":"/emails/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều mẫu email. Delete several emails, all or none.
 *
 * `POST /api/emails/destroy-bulk`, for whoever holds `recruitment_email_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("emails.destroyBulk", {"api":"product","method":"POST","path":"/emails/destroy-bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xem danh sách mẫu email. Emails of the current company.
 *
 * `GET /api/emails`, for whoever holds `recruitment_email_access`.
 * Sorted by name, kind, is_active, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("emails.list", {"api":"product","method":"GET","path":"/emails","jsonParameters":["search","filter"],"rows":"emails","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước thư gửi ứng viên. The letter that such words would make for a candidate, or with invented values where none is named. Changes nothing.
 *
 * `POST /api/emails/preview`, for whoever holds `recruitment_email_access`.
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
const previewOperation = /* @__PURE__ */ called("emails.preview", {"api":"product","method":"POST","path":"/emails/preview","fallbackMessage":"Không xem trước được!"})

/**
 * Hoàn tác xóa mẫu email. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/emails/restore`, for whoever holds `recruitment_email_delete`.
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
const restoreOperation = /* @__PURE__ */ called("emails.restore", {"api":"product","method":"POST","path":"/emails/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Gửi email cho ứng viên. Send a template to many candidates in the background, once to each; who gets none is named. With dry_run=true nothing is sent.
 *
 * `POST /api/emails/send`, for whoever holds `recruitment_email_edit`.
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
const sendOperation = /* @__PURE__ */ called("emails.send", {"api":"product","method":"POST","path":"/emails/send","fallbackMessage":"Không gửi được email!","touches":["emailSendings","candidates"]})

/**
 * Xem mẫu email. One email.
 *
 * `GET /api/emails/{id}`, for whoever holds `recruitment_email_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("emails.show", {"api":"product","method":"GET","path":"/emails/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm mẫu email. Create an email.
 *
 * `POST /api/emails`, for whoever holds `recruitment_email_edit`.
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
const storeOperation = /* @__PURE__ */ called("emails.store", {"api":"product","method":"POST","path":"/emails","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Cập nhật mẫu email. Change an email; only the fields that are sent change.
 *
 * `PUT /api/emails/{id}`, for whoever holds `recruitment_email_edit`.
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
const updateOperation = /* @__PURE__ */ called("emails.update", {"api":"product","method":"PUT","path":"/emails/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, listOperation as list, previewOperation as preview, restoreOperation as restore, sendOperation as send, showOperation as show, storeOperation as store, updateOperation as update }
