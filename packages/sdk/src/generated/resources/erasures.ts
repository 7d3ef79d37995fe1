// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xóa dữ liệu của người đã nghỉ việc. Erase what was proposed, for good. Whoever proposed it does not confirm it, unless nobody else in the company may or the company's setting said, when it was proposed, that one person is enough.
 *
 * `POST /api/erasures/{id}/confirm`, for whoever holds `personal_data_edit`.
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
const confirmOperation = /* @__PURE__ */ called("erasures.confirm", {"api":"product","method":"POST","path":"/erasures/{id}/confirm","fallbackMessage":"Không xóa được dữ liệu!","touches":["employees"]})

/**
 * Xem dữ liệu đến hạn xóa và các lần xóa. Leavers of whom some class of data is due to be erased, the longest gone first, at most a hundred; proposals that wait, and what was erased, the newest first.
 *
 * `GET /api/erasures`, for whoever holds `personal_data_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("erasures.list", {"api":"product","method":"GET","path":"/erasures","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In biên bản xóa dữ liệu cá nhân. What was erased of somebody as the paper 'Biên bản xóa dữ liệu cá nhân'; which parts with how many rows and files, when, by which two people, and for each class the hash by which the erase list beside the backups knows it. Refused (409) while it is not erased.
 *
 * `POST /api/erasures/{id}/paper`, for whoever holds `personal_data_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const paperOperation = /* @__PURE__ */ downloaded("erasures.paper", {"api":"product","method":"POST","path":"/erasures/{id}/paper","fallbackMessage":"Không in được biên bản xóa dữ liệu!","answersFile":true})

/**
 * Đề nghị xóa dữ liệu của người đã nghỉ việc. Propose that the classes that are due are erased of a leaver. With dry_run=true it tells how many rows of which tables would go, what stays until when and why, and changes nothing. Refused under a hold, of whoever works here again, and of a head of a unit or a signer.
 *
 * `POST /api/erasures`, for whoever holds `personal_data_edit`.
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
const proposeOperation = /* @__PURE__ */ called("erasures.propose", {"api":"product","method":"POST","path":"/erasures","fallbackMessage":"Không đề nghị xóa được!"})

/**
 * Đổi cách xác nhận xóa dữ liệu. Say whether leavers are erased by two people. It takes the right to erase and the right to give rights, both over the company; what has been proposed keeps what held then.
 *
 * `PUT /api/erasures/settings`, for whoever holds `personal_data_edit`.
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
const saveSettingsOperation = /* @__PURE__ */ called("erasures.saveSettings", {"api":"product","method":"PUT","path":"/erasures/settings","fallbackMessage":"Không lưu được cài đặt, vui lòng thử lại sau."})

/**
 * Rút đề nghị xóa dữ liệu. Take a proposal back; nothing was erased.
 *
 * `POST /api/erasures/{id}/withdraw`, for whoever holds `personal_data_edit`.
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
const withdrawOperation = /* @__PURE__ */ called("erasures.withdraw", {"api":"product","method":"POST","path":"/erasures/{id}/withdraw","fallbackMessage":"Không rút đề nghị được!"})

export { confirmOperation as confirm, listOperation as list, paperOperation as paper, proposeOperation as propose, saveSettingsOperation as saveSettings, withdrawOperation as withdraw }
