// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Mở phiếu đánh giá. What a card is written by: the candidate, the kit of the round, and one's own card when there is one.
 *
 * `GET /api/results/form`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`), or whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const formOperation = /* @__PURE__ */ called("recruitmentResults.form", {"api":"product","method":"GET","path":"/results/form","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Nộp phiếu đánh giá. Hand in one's own card; it is read only from then on, and others' cards can be seen.
 *
 * `POST /api/results/{id}/hand-in`, for whoever holds `recruitment_edit`, or the person whom it is about (`board_member`), or whoever holds `recruitment_edit`.
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
const handInOperation = /* @__PURE__ */ called("recruitmentResults.handIn", {"api":"product","method":"POST","path":"/results/{id}/hand-in","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Xem kết quả phỏng vấn. Candidates of a round with the cards of its examiners, as far as the reader may know of them.
 *
 * `GET /api/results`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`), or whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("recruitmentResults.list", {"api":"product","method":"GET","path":"/results","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem phỏng vấn của tôi. The cards that the reader owes or has written in campaigns that are open, those to come first.
 *
 * `GET /api/results/mine`, for the person whom it is about (`board_member`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("recruitmentResults.mine", {"api":"product","method":"GET","path":"/results/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In biên bản họp hội đồng. The minutes of a round that is closed, 'Biên bản họp hội đồng', with board, scores, ranks and proposals.
 *
 * `POST /api/results/minutes`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`), or whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const minutesOperation = /* @__PURE__ */ downloaded("recruitmentResults.minutes", {"api":"product","method":"POST","path":"/results/minutes","fallbackMessage":"Không in được biên bản!","answersFile":true})

/**
 * In phiếu đánh giá. One card as the paper 'Phiếu đánh giá phỏng vấn', for whoever may open it.
 *
 * `POST /api/results/{id}/paper`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`), or whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperOperation = /* @__PURE__ */ downloaded("recruitmentResults.paper", {"api":"product","method":"POST","path":"/results/{id}/paper","fallbackMessage":"Không in được phiếu đánh giá!","answersFile":true})

/**
 * Từ chối chấm ứng viên. Give up one's seat for a candidate to whom one is related or who is otherwise near.
 *
 * `POST /api/results/recuse`, for the person whom it is about (`board_member`).
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
const recuseOperation = /* @__PURE__ */ called("recruitmentResults.recuse", {"api":"product","method":"POST","path":"/results/recuse","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentSchedules"]})

/**
 * Mở lại phiếu đánh giá. Give a card back to its examiner with the reason; the version that was handed in stays.
 *
 * `POST /api/results/{id}/reopen`, for whoever holds `recruitment_edit`, or the person whom it is about (`board_member`), or whoever holds `recruitment_edit`.
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
const reopenOperation = /* @__PURE__ */ called("recruitmentResults.reopen", {"api":"product","method":"POST","path":"/results/{id}/reopen","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Xem phiếu đánh giá. One card as far as the reader may know of it, with what it is written by.
 *
 * `GET /api/results/{id}`, for whoever holds `recruitment_access`, or the person whom it is about (`board_member`), or whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("recruitmentResults.show", {"api":"product","method":"GET","path":"/results/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ghi nhận kết quả phỏng vấn. Begin one's own card for a candidate; HR enters the one score of a round that is no interview.
 *
 * `POST /api/results`, for whoever holds `recruitment_edit`, or the person whom it is about (`board_member`), or whoever holds `recruitment_edit`.
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
const storeOperation = /* @__PURE__ */ called("recruitmentResults.store", {"api":"product","method":"POST","path":"/results","fallbackMessage":"Cập nhật thất bại!","touches":["recruitmentSchedules"]})

/**
 * Sửa phiếu đánh giá. Change one's own card while it is a draft; only the fields that are sent change.
 *
 * `PUT /api/results/{id}`, for whoever holds `recruitment_edit`, or the person whom it is about (`board_member`), or whoever holds `recruitment_edit`.
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
const updateOperation = /* @__PURE__ */ called("recruitmentResults.update", {"api":"product","method":"PUT","path":"/results/{id}","fallbackMessage":"Cập nhật thất bại!"})

export { formOperation as form, handInOperation as handIn, listOperation as list, mineOperation as mine, minutesOperation as minutes, paperOperation as paper, recuseOperation as recuse, reopenOperation as reopen, showOperation as show, storeOperation as store, updateOperation as update }
