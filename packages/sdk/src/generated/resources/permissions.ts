// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem quyền của mình. What the signed-in user may do in the current company; gates menus and pages.
 *
 * `GET /api/permissions/current-user`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const currentUserOperation = /* @__PURE__ */ called("permissions.currentUser", {"api":"product","method":"GET","path":"/permissions/current-user"})

/**
 * Giải thích quyền. Why a user of the current company may or may not do something, which roles let him and how far, or which would.
 *
 * `GET /api/permissions/explain`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const explainOperation = /* @__PURE__ */ called("permissions.explain", {"api":"product","method":"GET","path":"/permissions/explain","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem danh sách quyền. Every permission with the area it belongs to and the scopes in which a role may give it.
 *
 * `GET /api/permissions`, for whoever holds `permission_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("permissions.list", {"api":"product","method":"GET","path":"/permissions","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { currentUserOperation as currentUser, explainOperation as explain, listOperation as list }
