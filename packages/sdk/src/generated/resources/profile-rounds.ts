// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Hủy đợt rà soát hồ sơ. Call off a round that has not ended, with a reason. Unread notices of it go; what was confirmed is kept.
 *
 * `POST /api/profile-rounds/{id}/cancel`, for whoever holds `request_change_edit`.
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
const cancelOperation = /* @__PURE__ */ called("profileRounds.cancel", {"api":"product","method":"POST","path":"/profile-rounds/{id}/cancel","fallbackMessage":"Không hủy được đợt rà soát!","touches":["home"]})

/**
 * Kết thúc sớm đợt rà soát hồ sơ. End an open round before its last day; what was confirmed is kept, and nobody is reminded any more.
 *
 * `POST /api/profile-rounds/{id}/close`, for whoever holds `request_change_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const closeOperation = /* @__PURE__ */ called("profileRounds.close", {"api":"product","method":"POST","path":"/profile-rounds/{id}/close","fallbackMessage":"Không kết thúc được đợt rà soát!","touches":["home"]})

/**
 * Xác nhận thông tin trong hồ sơ của mình là đúng. Confirm for oneself that what the round shows of one's own file is right. What is kept is the person, the time and a salted hash of what he saw; a file that has changed meanwhile is refused (409). Nobody confirms for somebody else.
 *
 * `POST /api/profile-rounds/{id}/confirm`, for the person whom it is about (`employee`).
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
const confirmOperation = /* @__PURE__ */ called("profileRounds.confirm", {"api":"product","method":"POST","path":"/profile-rounds/{id}/confirm","fallbackMessage":"Không ghi nhận được xác nhận!","touches":["home"]})

/**
 * Xuất kết quả rà soát hồ sơ. Who of a round has answered what, those of one answer, of one unit or of none where they are chosen, and how far each unit is, as a workbook.
 *
 * `POST /api/profile-rounds/{id}/export`, for whoever holds `request_change_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("profileRounds.export", {"api":"product","method":"POST","path":"/profile-rounds/{id}/export","fallbackMessage":"Không xuất được kết quả rà soát!","answersFile":true})

/**
 * Xem danh sách đợt rà soát hồ sơ. The rounds of the company, the last first, with how many have answered. For who sees requests of the whole company.
 *
 * `GET /api/profile-rounds`, for whoever holds `request_change_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("profileRounds.list", {"api":"product","method":"GET","path":"/profile-rounds","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem đợt rà soát hồ sơ của mình. The open rounds that ask the caller, each with what of his own file he is to confirm, as far as the company shows it to him.
 *
 * `GET /api/profile-rounds/mine`, for the person whom it is about (`employee`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("profileRounds.mine", {"api":"product","method":"GET","path":"/profile-rounds/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem ai đã xác nhận hồ sơ. Who is asked in a round and when each confirmed, by name, and whether his file has changed since.
 *
 * `GET /api/profile-rounds/{id}/people`, for whoever holds `request_change_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const peopleOperation = /* @__PURE__ */ called("profileRounds.people", {"api":"product","method":"GET","path":"/profile-rounds/{id}/people","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem đợt rà soát hồ sơ. One round with how far each unit is; everybody counts in his main unit of today.
 *
 * `GET /api/profile-rounds/{id}`, for whoever holds `request_change_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("profileRounds.show", {"api":"product","method":"GET","path":"/profile-rounds/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Mở đợt rà soát hồ sơ. Open a window in which people, units with those below, or positions confirm groups of their file; with dry_run only tell who would be asked. Who is at work on its first day is asked, once; who comes later is not.
 *
 * `POST /api/profile-rounds`, for whoever holds `request_change_edit`.
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
const storeOperation = /* @__PURE__ */ called("profileRounds.store", {"api":"product","method":"POST","path":"/profile-rounds","fallbackMessage":"Không mở được đợt rà soát!","touches":["home"]})

export { cancelOperation as cancel, closeOperation as close, confirmOperation as confirm, exportOperation as export, listOperation as list, mineOperation as mine, peopleOperation as people, showOperation as show, storeOperation as store }
