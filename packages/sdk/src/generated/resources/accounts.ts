// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem các công ty mình quản trị người dùng. The companies whose users the asking user administers, into which he may let others and out of which he may take them.
 *
 * `GET /api/accounts/companies`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const companiesOperation = /* @__PURE__ */ called("accounts.companies", {"api":"product","method":"GET","path":"/accounts/companies","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xóa người dùng. Take a user out of the current company with his roles there; it can be undone for a while. Elsewhere in the group he stays.
 *
 * `DELETE /api/accounts/{id}`, for whoever holds `permission_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("accounts.destroy", {"api":"product","method":"DELETE","path":"/accounts/{id}","fallbackMessage":"Không xóa được xếp loại!","touches":["employees","roles"]})

/**
 * Xóa nhiều người dùng. Take several users out of the current company, all or none.
 *
 * `POST /api/accounts/destroy-bulk`, for whoever holds `permission_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("accounts.destroyBulk", {"api":"product","method":"POST","path":"/accounts/destroy-bulk","fallbackMessage":"Không xóa được xếp loại!","touches":["employees","roles"]})

/**
 * Kết thúc phiên đăng nhập của người dùng. End all sessions of a user, in every company; he may sign in again.
 *
 * `POST /api/accounts/{id}/end-sessions`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const endSessionsOperation = /* @__PURE__ */ called("accounts.endSessions", {"api":"product","method":"POST","path":"/accounts/{id}/end-sessions","fallbackMessage":"Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."})

/**
 * Bàn giao việc đang phụ trách cho người khác. Give what a user is responsible for to another in one step, kind by kind, as far as the other holds the right to look after it over the company; the rest stays and says why. With dry_run=true it tells and changes nothing. No right is passed on. Refused (409) where nothing would be given.
 *
 * `POST /api/accounts/{id}/hand-over`, for whoever holds `permission_edit`.
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
const handOverOperation = /* @__PURE__ */ called("accounts.handOver", {"api":"product","method":"POST","path":"/accounts/{id}/hand-over","fallbackMessage":"Không bàn giao được!","touches":["trainings","exams","recruitments","procedures","statisticsQueries"]})

/**
 * Xem danh sách người dùng. Users of the current company, by given name.
 *
 * `GET /api/accounts`, for whoever holds `permission_access`.
 * Sorted by login, full_name, nhansu_id, is_active, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("accounts.list", {"api":"product","method":"GET","path":"/accounts","jsonParameters":["search","filter"],"rows":"accounts","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gợi ý tên đăng nhập. A free login for an employee, given name and initials. It tells which logins are taken in the group, so each use is recorded.
 *
 * `POST /api/accounts/login-suggestion`, for whoever holds `permission_edit`.
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
const loginSuggestionOperation = /* @__PURE__ */ called("accounts.loginSuggestion", {"api":"product","method":"POST","path":"/accounts/login-suggestion","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Đặt lại mật khẩu của người dùng. A link by which the user sets a new password, once, within 24 hours. Earlier links are void; the old password holds until then.
 *
 * `POST /api/accounts/{id}/reset-password`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const resetPasswordOperation = /* @__PURE__ */ called("accounts.resetPassword", {"api":"product","method":"POST","path":"/accounts/{id}/reset-password","fallbackMessage":"Không đặt lại được mật khẩu, vui lòng thử lại sau."})

/**
 * Hoàn tác xóa người dùng. Undo one's own delete of a moment ago; the users are back with the roles they had, all or none.
 *
 * `POST /api/accounts/restore`, for whoever holds `permission_delete`.
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
const restoreOperation = /* @__PURE__ */ called("accounts.restore", {"api":"product","method":"POST","path":"/accounts/restore","fallbackMessage":"Không hoàn tác được!","touches":["employees","roles"]})

/**
 * Xem người dùng. One user of the current company.
 *
 * `GET /api/accounts/{id}`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("accounts.show", {"api":"product","method":"GET","path":"/accounts/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm người dùng. Open the account of an employee. Whoever has one in another company of the group keeps it and joins with it.
 *
 * `POST /api/accounts`, for whoever holds `permission_edit`.
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
const storeOperation = /* @__PURE__ */ called("accounts.store", {"api":"product","method":"POST","path":"/accounts","fallbackMessage":"Không tạo được xếp loại!","touches":["employees","roles"]})

/**
 * Cập nhật người dùng. Change a user; only the fields that are sent change. Roles are those of the current company; login, name and state count in the whole group.
 *
 * `PUT /api/accounts/{id}`, for whoever holds `permission_edit`.
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
const updateOperation = /* @__PURE__ */ called("accounts.update", {"api":"product","method":"PUT","path":"/accounts/{id}","fallbackMessage":"Không cập nhật được xếp loại!","touches":["employees","roles","permissions"]})

/**
 * Xem việc mà người dùng đang phụ trách. What a user is responsible for in the current company and has not finished, counted by kind, each with the screen where it stands.
 *
 * `GET /api/accounts/{id}/work`, for whoever holds `permission_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const workOperation = /* @__PURE__ */ called("accounts.work", {"api":"product","method":"GET","path":"/accounts/{id}/work","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem việc mà những người sắp nghỉ đang phụ trách. Who of these employees is responsible for something in the current company that is not finished, as accounts.work tells it of one. Keeps nothing.
 *
 * `POST /api/accounts/work-of-employees`, for whoever holds `permission_edit`.
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
const workOfEmployeesOperation = /* @__PURE__ */ called("accounts.workOfEmployees", {"api":"product","method":"POST","path":"/accounts/work-of-employees","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { companiesOperation as companies, destroyOperation as destroy, destroyBulkOperation as destroyBulk, endSessionsOperation as endSessions, handOverOperation as handOver, listOperation as list, loginSuggestionOperation as loginSuggestion, resetPasswordOperation as resetPassword, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update, workOperation as work, workOfEmployeesOperation as workOfEmployees }
