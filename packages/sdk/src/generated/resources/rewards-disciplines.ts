// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xóa khen thưởng, kỷ luật. Delete a reward or discipline; it can be restored for a while.
 *
 * `DELETE /api/employees/rewards-disciplines/{id}`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("rewardsDisciplines.destroy", {"api":"product","method":"DELETE","path":"/employees/rewards-disciplines/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều khen thưởng, kỷ luật. Delete several reward or disciplines, all or none.
 *
 * `POST /api/employees/rewards-disciplines/delete/bulk`, for whoever holds `employee_edit`.
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
const destroyBulkOperation = /* @__PURE__ */ called("rewardsDisciplines.destroyBulk", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/delete/bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Xuất khen thưởng, kỷ luật. Rewards and disciplines as a workbook, a sheet for each; what was searched for stands in no address.
 *
 * `GET /api/employees/rewards-disciplines/export`, for whoever holds `employee_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const exportOperation = /* @__PURE__ */ downloaded("rewardsDisciplines.export", {"api":"product","method":"GET","path":"/employees/rewards-disciplines/export","jsonParameters":["filter"],"fallbackMessage":"Không xuất được khen thưởng, kỷ luật!","answersFile":true})

/**
 * Xem hình thức để chọn khi ghi khen thưởng, kỷ luật. The company's forms of rewards, and the four forms of discipline of Điều 124 of the Labour Code.
 *
 * `GET /api/employees/rewards-disciplines/forms`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const formsOperation = /* @__PURE__ */ called("rewardsDisciplines.forms", {"api":"product","method":"GET","path":"/employees/rewards-disciplines/forms","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách khen thưởng, kỷ luật. Rewards and disciplines that the user may see, the last decided first; disciplines and money only with `employee_sensitive`.
 *
 * `GET /api/employees/rewards-disciplines`, for whoever holds `employee_access`.
 * Sorted by type, number, decision_date, effective_date, state, violation_date, money, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("rewardsDisciplines.list", {"api":"product","method":"GET","path":"/employees/rewards-disciplines","jsonParameters":["search","filter"],"rows":"rewards_disciplines","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Chuyển bước xử lý kỷ luật. Take a discipline a step on; 'awaiting_decision' drafts its decision, and going back takes the draft along. With dry_run=true it tells what the law says of the step and changes nothing.
 *
 * `POST /api/employees/rewards-disciplines/{id}/move`, for whoever holds `employee_edit`.
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
const moveOperation = /* @__PURE__ */ called("rewardsDisciplines.move", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/move","fallbackMessage":"Không chuyển được bước xử lý kỷ luật!","touches":["home","decisions"]})

/**
 * Xem khen thưởng, kỷ luật của nhân viên. The rewards and disciplines of one employee, the last decided first.
 *
 * `GET /api/employees/rewards-disciplines/get`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ofEmployeeOperation = /* @__PURE__ */ called("rewardsDisciplines.ofEmployee", {"api":"product","method":"GET","path":"/employees/rewards-disciplines/get","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Giảm thời hạn chấp hành kỷ luật. Write down that the term of a raise delay or a demotion was reduced (khoản 2 Điều 126), with the number and day of its paper; no earlier than half of the term, and not for who has broken a rule again.
 *
 * `POST /api/employees/rewards-disciplines/{id}/reduction`, for whoever holds `employee_edit`.
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
const reduceOperation = /* @__PURE__ */ called("rewardsDisciplines.reduce", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/{id}/reduction","fallbackMessage":"Không giảm được thời hạn!","touches":["home"]})

/**
 * Hoàn tác xóa khen thưởng, kỷ luật. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/employees/rewards-disciplines/restore`, for whoever holds `employee_edit`.
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
const restoreOperation = /* @__PURE__ */ called("rewardsDisciplines.restore", {"api":"product","method":"POST","path":"/employees/rewards-disciplines/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * Xem khen thưởng, kỷ luật. One reward or discipline.
 *
 * `GET /api/employees/rewards-disciplines/{id}`, for whoever holds `employee_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("rewardsDisciplines.show", {"api":"product","method":"GET","path":"/employees/rewards-disciplines/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm khen thưởng, kỷ luật. Write a reward, or the minutes of a breach. A reward is of people or a unit, a discipline of one person; a decision issues it.
 *
 * `POST /api/employees/rewards-disciplines`, for whoever holds `employee_edit`.
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
const storeOperation = /* @__PURE__ */ called("rewardsDisciplines.store", {"api":"product","method":"POST","path":"/employees/rewards-disciplines","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Cập nhật khen thưởng, kỷ luật. Change a reward, or a discipline that does not wait for its decision yet.
 *
 * `PUT /api/employees/rewards-disciplines/{id}`, for whoever holds `employee_edit`.
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
const updateOperation = /* @__PURE__ */ called("rewardsDisciplines.update", {"api":"product","method":"PUT","path":"/employees/rewards-disciplines/{id}","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Bỏ giảm thời hạn chấp hành kỷ luật. Take a reduced term back that was written down by mistake; the full term holds again.
 *
 * `DELETE /api/employees/rewards-disciplines/{id}/reduction`, for whoever holds `employee_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withdrawReductionOperation = /* @__PURE__ */ called("rewardsDisciplines.withdrawReduction", {"api":"product","method":"DELETE","path":"/employees/rewards-disciplines/{id}/reduction","fallbackMessage":"Không bỏ được giảm thời hạn!","touches":["home"]})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, exportOperation as export, formsOperation as forms, listOperation as list, moveOperation as move, ofEmployeeOperation as ofEmployee, reduceOperation as reduce, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update, withdrawReductionOperation as withdrawReduction }
