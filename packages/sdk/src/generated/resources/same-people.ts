// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem quá trình trong tập đoàn. Where an employee of the company has worked in the whole group, period by period, to read; unit and position alone, whatever company they were in. For who reads the group for the whole company.
 *
 * `GET /api/same-people/{id}/life`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const lifeOperation = /* @__PURE__ */ called("samePeople.life", {"api":"product","method":"GET","path":"/same-people/{id}/life","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Liên kết trùng người trong tập đoàn. Make one person of the two. The older code stays in every company; the newer becomes an alias that finds him still and is never given again. It cannot be undone.
 *
 * `POST /api/same-people/link`, for whoever holds `employee_edit`.
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
const linkOperation = /* @__PURE__ */ called("samePeople.link", {"api":"product","method":"POST","path":"/same-people/link","fallbackMessage":"Không liên kết được!","touches":["employees","employeeTransfers","accounts"]})

/**
 * Xem trùng người trong tập đoàn. Employees of the company whom another company has under another code, by one identity number; which company and code, and whether he still works there; all of them, or one alone. For who reads the group for the whole company.
 *
 * `GET /api/same-people`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("samePeople.list", {"api":"product","method":"GET","path":"/same-people","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { lifeOperation as life, linkOperation as link, listOperation as list }
