// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem danh sách việc cần làm khi nghỉ việc. What has to be done for whoever leaves, of all leavers whom the reader sees or whose unit he heads; of a leaving that was taken back the tasks stay, cancelled.
 *
 * `GET /api/leaver-tasks`, for whoever holds `employee_access`, or whoever holds `employee_edit`, or the person whom it is about (`unit_head`).
 * Sorted by full_name, leave_date, due_date, done_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("leaverTasks.list", {"api":"product","method":"GET","path":"/leaver-tasks","jsonParameters":["filter"],"rows":"leaver_tasks","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem việc tôi cần làm trước khi nghỉ việc. What the reader himself has to do because he leaves, once his decision is issued or where the company has leavers reminded of their part; nothing of what HR, the unit or others do.
 *
 * `GET /api/leaver-tasks/mine`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const mineOperation = /* @__PURE__ */ called("leaverTasks.mine", {"api":"product","method":"GET","path":"/leaver-tasks/mine","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Ghi việc cần làm khi nghỉ việc. Tick a task, say that it does not have to be done and why, or open it again; by the right to edit employees, and as the head of the unit for what the unit or the leaver does. Only the fields that are sent change.
 *
 * `PUT /api/leaver-tasks/{id}`, for whoever holds `employee_edit`, or the person whom it is about (`unit_head`).
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
const updateOperation = /* @__PURE__ */ called("leaverTasks.update", {"api":"product","method":"PUT","path":"/leaver-tasks/{id}","fallbackMessage":"Không ghi được việc này!","touches":["home"]})

export { listOperation as list, mineOperation as mine, updateOperation as update }
