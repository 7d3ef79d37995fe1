// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Chọn ứng viên trúng tuyển. Take a candidate; the campaign must have a place left.
 *
 * `POST /api/candidates/{id}/accepted`, for whoever holds `recruitment_edit`.
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
const acceptedOperation = /* @__PURE__ */ called("candidates.accepted", {"api":"product","method":"POST","path":"/candidates/{id}/accepted","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Lưu ứng viên vào nguồn dự trữ. Put a candidate into the reserve pool as long as he has agreed to it.
 *
 * `POST /api/candidates/{id}/archived`, for whoever holds `recruitment_edit`.
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
const archivedOperation = /* @__PURE__ */ called("candidates.archived", {"api":"product","method":"POST","path":"/candidates/{id}/archived","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Đưa ứng viên vào đợt tuyển dụng. Let a person apply again in a campaign that is open; what was before stays readable.
 *
 * `POST /api/candidates/{id}/assign-recruitment`, for whoever holds `recruitment_edit`.
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
const assignRecruitmentOperation = /* @__PURE__ */ called("candidates.assignRecruitment", {"api":"product","method":"POST","path":"/candidates/{id}/assign-recruitment","fallbackMessage":"Không đưa được ứng viên vào đợt tuyển dụng!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Đưa ứng viên về bước trước. Take back the last move of a candidate, with the reason.
 *
 * `POST /api/candidates/{id}/back`, for whoever holds `recruitment_edit`.
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
const backOperation = /* @__PURE__ */ called("candidates.back", {"api":"product","method":"POST","path":"/candidates/{id}/back","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Ghi nhận ứng viên xác nhận tham gia. Note that a candidate takes part.
 *
 * `POST /api/candidates/{id}/confirmed`, for whoever holds `recruitment_edit`.
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
const confirmedOperation = /* @__PURE__ */ called("candidates.confirmed", {"api":"product","method":"POST","path":"/candidates/{id}/confirmed","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Ghi nhận đã liên hệ ứng viên. Note that somebody has spoken with a new candidate, and in which way.
 *
 * `POST /api/candidates/{id}/contacted`, for whoever holds `recruitment_edit`.
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
const contactedOperation = /* @__PURE__ */ called("candidates.contacted", {"api":"product","method":"POST","path":"/candidates/{id}/contacted","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Xóa ứng viên. Delete a candidate who was entered by mistake; he can be restored for a while.
 *
 * `DELETE /api/candidates/{id}`, for whoever holds `recruitment_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("candidates.destroy", {"api":"product","method":"DELETE","path":"/candidates/{id}","fallbackMessage":"Không xóa được ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Xóa nhiều ứng viên. Delete several candidates, all or none.
 *
 * `POST /api/candidates/destroy-bulk`, for whoever holds `recruitment_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("candidates.destroyBulk", {"api":"product","method":"POST","path":"/candidates/destroy-bulk","fallbackMessage":"Không xóa được ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Xóa tệp của ứng viên. Take a file out of a candidate's file.
 *
 * `DELETE /api/candidates/{id}/files/{file_id}`, for whoever holds `recruitment_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyFileOperation = /* @__PURE__ */ called("candidates.destroyFile", {"api":"product","method":"DELETE","path":"/candidates/{id}/files/{file_id}","fallbackMessage":"Không xóa được tệp!"})

/**
 * Xem thư gửi ứng viên. The letters to a candidate and what came of each, the newest first, a hundred at most.
 *
 * `GET /api/candidates/{id}/emails`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const emailsOperation = /* @__PURE__ */ called("candidates.emails", {"api":"product","method":"GET","path":"/candidates/{id}/emails","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xuất danh sách ứng viên. The candidates that the filters leave, all of them, as a workbook. A POST, so that names that are searched for stand in no address.
 *
 * `POST /api/candidates/export`, for whoever holds `recruitment_export`.
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
const exportOperation = /* @__PURE__ */ downloaded("candidates.export", {"api":"product","method":"POST","path":"/candidates/export","fallbackMessage":"Không xuất được danh sách ứng viên!","answersFile":true})

/**
 * Xuất hồ sơ ứng viên. The whole file of one candidate as a workbook with a sheet for each part.
 *
 * `POST /api/candidates/{id}/exports`, for whoever holds `recruitment_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportsOperation = /* @__PURE__ */ downloaded("candidates.exports", {"api":"product","method":"POST","path":"/candidates/{id}/exports","fallbackMessage":"Không xuất được hồ sơ ứng viên!","answersFile":true})

/**
 * In phiếu thông tin ứng viên. The file of one candidate as a paper, 'Phiếu thông tin ứng viên'.
 *
 * `POST /api/candidates/{id}/exports-pdf`, for whoever holds `recruitment_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportsPdfOperation = /* @__PURE__ */ downloaded("candidates.exportsPdf", {"api":"product","method":"POST","path":"/candidates/{id}/exports-pdf","fallbackMessage":"Không in được hồ sơ ứng viên!","answersFile":true})

/**
 * Ghi nhận ứng viên không đạt. Turn a candidate down, with the reason.
 *
 * `POST /api/candidates/{id}/fail`, for whoever holds `recruitment_edit`.
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
const failOperation = /* @__PURE__ */ called("candidates.fail", {"api":"product","method":"POST","path":"/candidates/{id}/fail","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Xem tệp của ứng viên. A ticket by which the browser fetches a file of a candidate, once, within a minute; the trail keeps who asked.
 *
 * `POST /api/candidates/{id}/files/{file_id}/ticket`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const fileTicketOperation = /* @__PURE__ */ called("candidates.fileTicket", {"api":"product","method":"POST","path":"/candidates/{id}/files/{file_id}/ticket","fallbackMessage":"Không tải được tệp!"})

/**
 * Xem lịch sử ứng viên. How a candidate came to his state and what he has answered by his own link, the newest first, what he sent through the portal, and the other candidatures of the same person.
 *
 * `GET /api/candidates/{id}/history`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const historyOperation = /* @__PURE__ */ called("candidates.history", {"api":"product","method":"GET","path":"/candidates/{id}/history","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Giữ hồ sơ ứng viên khỏi bị xóa. Keep a candidate from being erased, with the reason.
 *
 * `POST /api/candidates/{id}/hold`, for whoever holds `recruitment_edit`.
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
const holdOperation = /* @__PURE__ */ called("candidates.hold", {"api":"product","method":"POST","path":"/candidates/{id}/hold","fallbackMessage":"Không giữ được hồ sơ!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Xem danh sách ứng viên. Candidates of the campaigns that the user may see, the newest first; who was put into the pool has left them.
 *
 * `GET /api/candidates`, for whoever holds `recruitment_access`.
 * Sorted by full_name, state, applied_at, date_of_birth, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("candidates.list", {"api":"product","method":"GET","path":"/candidates","rows":"candidates","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem vị trí có ứng viên. The positions for which somebody has applied, with how many of the candidates that the user may see.
 *
 * `GET /api/candidates/positions/list`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const positionsOperation = /* @__PURE__ */ called("candidates.positions", {"api":"product","method":"GET","path":"/candidates/positions/list","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Bỏ giữ hồ sơ ứng viên. Let a candidate be erased when he is due.
 *
 * `POST /api/candidates/{id}/release`, for whoever holds `recruitment_edit`.
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
const releaseOperation = /* @__PURE__ */ called("candidates.release", {"api":"product","method":"POST","path":"/candidates/{id}/release","fallbackMessage":"Không bỏ giữ được hồ sơ!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Hoàn tác xóa ứng viên. Undo a delete of a moment ago; the very same candidates come back, all or none.
 *
 * `POST /api/candidates/restore`, for whoever holds `recruitment_delete`.
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
const restoreOperation = /* @__PURE__ */ called("candidates.restore", {"api":"product","method":"POST","path":"/candidates/restore","fallbackMessage":"Không hoàn tác được!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Xem ứng viên. One candidate with his file; an examiner reads those of his campaigns, without what he needs not know.
 *
 * `GET /api/candidates/{id}`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("candidates.show", {"api":"product","method":"GET","path":"/candidates/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tìm ứng viên trùng. Who of the candidates, and of the employees whom the user may see, may be the same person. A POST, so that numbers stand in no address.
 *
 * `POST /api/candidates/similar`, for whoever holds `recruitment_edit`.
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
const similarOperation = /* @__PURE__ */ called("candidates.similar", {"api":"product","method":"POST","path":"/candidates/similar","fallbackMessage":"Không tìm được hồ sơ trùng!"})

/**
 * Xem số ứng viên theo trạng thái. Every state of candidates, with how many of those that the user may see; and how many applications are kept apart.
 *
 * `GET /api/candidates/statuses/list`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const statusesOperation = /* @__PURE__ */ called("candidates.statuses", {"api":"product","method":"GET","path":"/candidates/statuses/list","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm ứng viên. Take somebody into the reserve pool without a campaign; he has agreed to that.
 *
 * `POST /api/candidates`, for whoever holds `archived_edit`.
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
const storeOperation = /* @__PURE__ */ called("candidates.store", {"api":"product","method":"POST","path":"/candidates","fallbackMessage":"Không thêm được ứng viên!","touches":["reservePool"]})

/**
 * Ghi nhận đồng ý của ứng viên. Note what a candidate has agreed to, by which way.
 *
 * `POST /api/candidates/{id}/consents`, for whoever holds `recruitment_edit`.
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
const storeConsentOperation = /* @__PURE__ */ called("candidates.storeConsent", {"api":"product","method":"POST","path":"/candidates/{id}/consents","fallbackMessage":"Không ghi nhận được đồng ý!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Tải lên CV của ứng viên. Put a CV into a candidate's file; earlier ones stay.
 *
 * `POST /api/candidates/{id}/cv`, for whoever holds `recruitment_edit`.
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
const storeCvOperation = /* @__PURE__ */ uploaded("candidates.storeCv", {"api":"product","method":"POST","path":"/candidates/{id}/cv","fallbackMessage":"Không tải lên được CV!","files":["file"]})

/**
 * Tải lên ảnh của ứng viên. Put a picture into a candidate's file instead of the one that is there; it is drawn anew.
 *
 * `POST /api/candidates/{id}/photo`, for whoever holds `recruitment_edit`.
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
const storePhotoOperation = /* @__PURE__ */ uploaded("candidates.storePhoto", {"api":"product","method":"POST","path":"/candidates/{id}/photo","fallbackMessage":"Không tải lên được ảnh!","files":["file"]})

/**
 * Cập nhật ứng viên. Change a candidate's data; only the fields that are sent change. What is the person's changes in all his candidatures.
 *
 * `POST /api/candidates/{id}/update`, for whoever holds `recruitment_edit`.
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
const updateOperation = /* @__PURE__ */ called("candidates.update", {"api":"product","method":"POST","path":"/candidates/{id}/update","fallbackMessage":"Không cập nhật được ứng viên!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Ghi nhận ứng viên rút lại đồng ý. Note that a candidate takes back his consent to stay in the pool; he is erased by night.
 *
 * `POST /api/candidates/{id}/consents/withdraw`, for whoever holds `recruitment_edit`.
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
const withdrawConsentOperation = /* @__PURE__ */ called("candidates.withdrawConsent", {"api":"product","method":"POST","path":"/candidates/{id}/consents/withdraw","fallbackMessage":"Không ghi nhận được!","touches":["recruitmentCandidates","reservePool"]})

/**
 * Ghi nhận ứng viên từ chối nhận việc. Note that a candidate does not come; his place is free again.
 *
 * `POST /api/candidates/{id}/work-refuse`, for whoever holds `recruitment_edit`.
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
const workRefuseOperation = /* @__PURE__ */ called("candidates.workRefuse", {"api":"product","method":"POST","path":"/candidates/{id}/work-refuse","fallbackMessage":"Không chuyển được trạng thái ứng viên!","touches":["recruitmentCandidates","reservePool"]})

export { acceptedOperation as accepted, archivedOperation as archived, assignRecruitmentOperation as assignRecruitment, backOperation as back, confirmedOperation as confirmed, contactedOperation as contacted, destroyOperation as destroy, destroyBulkOperation as destroyBulk, destroyFileOperation as destroyFile, emailsOperation as emails, exportOperation as export, exportsOperation as exports, exportsPdfOperation as exportsPdf, failOperation as fail, fileTicketOperation as fileTicket, historyOperation as history, holdOperation as hold, listOperation as list, positionsOperation as positions, releaseOperation as release, restoreOperation as restore, showOperation as show, similarOperation as similar, statusesOperation as statuses, storeOperation as store, storeConsentOperation as storeConsent, storeCvOperation as storeCv, storePhotoOperation as storePhoto, updateOperation as update, withdrawConsentOperation as withdrawConsent, workRefuseOperation as workRefuse }
