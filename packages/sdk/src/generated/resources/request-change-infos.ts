// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Hủy yêu cầu. Take back one's own request while it waits.
 *
 * `POST /api/request-change-infos/{id}/cancel`, for whoever holds `request_change_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const cancelOperation = /* @__PURE__ */ called("requestChangeInfos.cancel", {"api":"product","method":"POST","path":"/request-change-infos/{id}/cancel","fallbackMessage":"Không hủy được yêu cầu!","touches":["profileRounds","home"]})

/**
 * Xuất yêu cầu cập nhật thông tin. The requests that the filters leave, as a workbook without values.
 *
 * `GET /api/request-change-infos/export`, for whoever holds `request_change_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("requestChangeInfos.export", {"api":"product","method":"GET","path":"/request-change-infos/export","jsonParameters":["filter"],"fallbackMessage":"Không xuất được danh sách yêu cầu!","answersFile":true})

/**
 * Tải minh chứng của yêu cầu. A ticket by which the browser fetches a piece of evidence or the picture that is asked for, once, within a minute; the trail keeps who asked.
 *
 * `POST /api/request-change-infos/{id}/files/{file_id}/ticket`, for whoever holds `request_change_access`, or whoever holds `request_change_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("requestChangeInfos.fileTicket", {"api":"product","method":"POST","path":"/request-change-infos/{id}/files/{file_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Xem danh sách yêu cầu cập nhật thông tin. Requests for changes of files that the user may see and his own, those that have waited longest first.
 *
 * `GET /api/request-change-infos`, for whoever holds `request_change_access`, or the person whom it is about (`employee`).
 * Sorted by state, full_name, nhansu_id, created_at, reviewed_at, effective_date.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("requestChangeInfos.list", {"api":"product","method":"GET","path":"/request-change-infos","jsonParameters":["filter"],"rows":"requests","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Mở thông tin được che của yêu cầu. Old and new values of a request's items that stand behind dots, as far as each field's own right reaches; counted and kept in the trail like every reveal.
 *
 * `POST /api/request-change-infos/{id}/reveal`, for whoever holds `request_change_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const revealOperation = /* @__PURE__ */ called("requestChangeInfos.reveal", {"api":"product","method":"POST","path":"/request-change-infos/{id}/reveal","fallbackMessage":"Không mở được thông tin!"})

/**
 * Duyệt yêu cầu. Accept or refuse items of a request. What is accepted is written into the file, now or on the day that the request names; nobody reviews his own.
 *
 * `POST /api/request-change-infos/{id}/review`, for whoever holds `request_change_edit`.
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
const reviewOperation = /* @__PURE__ */ called("requestChangeInfos.review", {"api":"product","method":"POST","path":"/request-change-infos/{id}/review","fallbackMessage":"Không duyệt được yêu cầu!","touches":["employees","employeeHistory","employeeAvatar","profileRounds","home"]})

/**
 * Duyệt nhiều yêu cầu. The same verdict for every item of several requests, each by itself; one that cannot be reviewed says why and stays.
 *
 * `POST /api/request-change-infos/review-bulk`, for whoever holds `request_change_edit`.
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
const reviewBulkOperation = /* @__PURE__ */ called("requestChangeInfos.reviewBulk", {"api":"product","method":"POST","path":"/request-change-infos/review-bulk","fallbackMessage":"Không duyệt được yêu cầu!","touches":["employees","employeeHistory","employeeAvatar","profileRounds","home"]})

/**
 * Xem yêu cầu cập nhật thông tin. One request with its items and evidence. Old and new values are shown as far as the reader may see each field; numbers behind dots open by `reveal`.
 *
 * `GET /api/request-change-infos/{id}`, for whoever holds `request_change_access`, or whoever holds `request_change_edit`, or the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("requestChangeInfos.show", {"api":"product","method":"GET","path":"/request-change-infos/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm yêu cầu cập nhật thông tin. Ask for changes of a file, one's own or, for HR, of somebody who handed in paper. What its owner may change himself is saved at once.
 *
 * `POST /api/request-change-infos`, for whoever holds `request_change_edit`, or the person whom it is about (`employee`).
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
const storeOperation = /* @__PURE__ */ called("requestChangeInfos.store", {"api":"product","method":"POST","path":"/request-change-infos","fallbackMessage":"Không gửi được yêu cầu!","touches":["employees","employeeHistory","profileRounds","home"]})

/**
 * Tải lên minh chứng. Upload evidence for a request that is about to be sent; 20 MB, PDF, JPG or PNG by its content. It is gone after a day unless a request takes it.
 *
 * `POST /api/request-change-infos/files`, for whoever holds `request_change_edit`, or the person whom it is about (`employee`).
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
const storeFileOperation = /* @__PURE__ */ uploaded("requestChangeInfos.storeFile", {"api":"product","method":"POST","path":"/request-change-infos/files","fallbackMessage":"Không tải lên được tệp!","files":["file"]})

/**
 * Đề nghị đổi ảnh của mình. Ask for another picture in one's own file. Where the company lets its owner change it, it is replaced at once; else the request waits with it. The square is cut out of it and drawn anew, so that nothing else of the sent file is kept.
 *
 * `POST /api/request-change-infos/picture`, for the person whom it is about (`employee`).
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
const storePictureOperation = /* @__PURE__ */ uploaded("requestChangeInfos.storePicture", {"api":"product","method":"POST","path":"/request-change-infos/picture","fallbackMessage":"Không gửi được ảnh!","files":["file"],"touches":["employeeAvatar"]})

/**
 * Xem thông tin đang chờ duyệt của hồ sơ. The fields of a file for which a request waits, or was accepted for a day to come, so that whoever edits the file is told first. Those of other rights are left out.
 *
 * `GET /api/request-change-infos/waiting-fields`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const waitingFieldsOperation = /* @__PURE__ */ called("requestChangeInfos.waitingFields", {"api":"product","method":"GET","path":"/request-change-infos/waiting-fields","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { cancelOperation as cancel, exportOperation as export, fileTicketOperation as fileTicket, listOperation as list, revealOperation as reveal, reviewOperation as review, reviewBulkOperation as reviewBulk, showOperation as show, storeOperation as store, storeFileOperation as storeFile, storePictureOperation as storePicture, waitingFieldsOperation as waitingFields }
