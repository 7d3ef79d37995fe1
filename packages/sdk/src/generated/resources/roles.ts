// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xóa vai trò. Delete a role that nobody holds; it can be restored for a while.
 *
 * `DELETE /api/roles/{id}`, for whoever holds `permission_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("roles.destroy", {"api":"product","method":"DELETE","path":"/roles/{id}","fallbackMessage":"Không xóa được xếp loại!","touches":["accounts"]})

/**
 * Xóa nhiều vai trò. Delete several roles that nobody holds, all or none.
 *
 * `POST /api/roles/destroy-bulk`, for whoever holds `permission_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("roles.destroyBulk", {"api":"product","method":"POST","path":"/roles/destroy-bulk","fallbackMessage":"Không xóa được xếp loại!","touches":["accounts"]})

/**
 * Xem danh sách vai trò. Roles of the current company, by name.
 *
 * `GET /api/roles`, for whoever holds `permission_access`.
 * Sorted by name, grant_total, member_total, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("roles.list", {"api":"product","method":"GET","path":"/roles","jsonParameters":["search","filter"],"rows":"roles","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước thay đổi của vai trò. What these grants would change for the role's members, their other roles counted, and what would refuse them. Changes nothing.
 *
 * `POST /api/roles/{id}/preview`, for whoever holds `permission_edit`.
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
const previewOperation = /* @__PURE__ */ called("roles.preview", {"api":"product","method":"POST","path":"/roles/{id}/preview","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hoàn tác xóa vai trò. Undo a delete of a moment ago; the very same roles come back with their grants, all or none.
 *
 * `POST /api/roles/restore`, for whoever holds `permission_delete`.
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
const restoreOperation = /* @__PURE__ */ called("roles.restore", {"api":"product","method":"POST","path":"/roles/restore","fallbackMessage":"Không hoàn tác được!","touches":["accounts"]})

/**
 * Xem vai trò. One role with its grants and, when asked for, its first members by name.
 *
 * `GET /api/roles/{id}`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("roles.show", {"api":"product","method":"GET","path":"/roles/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm vai trò. Create a role. Nobody gives a permission that he does not hold; a copy is a new role with another's grants.
 *
 * `POST /api/roles`, for whoever holds `permission_edit`.
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
const storeOperation = /* @__PURE__ */ called("roles.store", {"api":"product","method":"POST","path":"/roles","fallbackMessage":"Không tạo được xếp loại!"})

/**
 * Cập nhật vai trò. Change a role; only the fields that are sent change, and grants are sent whole. It counts at the members' next request.
 *
 * `PUT /api/roles/{id}`, for whoever holds `permission_edit`.
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
const updateOperation = /* @__PURE__ */ called("roles.update", {"api":"product","method":"PUT","path":"/roles/{id}","fallbackMessage":"Không cập nhật được xếp loại!","touches":["accounts","permissions"]})

export { destroyOperation as destroy, destroyBulkOperation as destroyBulk, listOperation as list, previewOperation as preview, restoreOperation as restore, showOperation as show, storeOperation as store, updateOperation as update }
