// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Đổi mật khẩu của mình. Set a new password, knowing the old one. All sessions end, this one goes on with the new token.
 *
 * `POST /identity/me/change-password`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const changePasswordOperation = /* @__PURE__ */ called("profile.changePassword", {"api":"identity","method":"POST","path":"/me/change-password","fallbackMessage":"Không đổi được mật khẩu, vui lòng thử lại sau."})

/**
 * Đăng xuất các nơi khác của mình. End all of one's own sessions but this one.
 *
 * `POST /identity/me/sessions/end-others`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const endOtherSessionsOperation = /* @__PURE__ */ called("profile.endOtherSessions", {"api":"identity","method":"POST","path":"/me/sessions/end-others","fallbackMessage":"Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."})

/**
 * Kết thúc một phiên đăng nhập của mình. End one of one's own sessions.
 *
 * `DELETE /identity/me/sessions/{id}`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const endSessionOperation = /* @__PURE__ */ called("profile.endSession", {"api":"identity","method":"DELETE","path":"/me/sessions/{id}","fallbackMessage":"Không kết thúc được phiên đăng nhập, vui lòng thử lại sau."})

/**
 * Mở liên kết đặt mật khẩu. Whose password a one-time link sets. A POST, so that the token stands in no address and no log.
 *
 * `POST /identity/password-link`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const passwordLinkOperation = /* @__PURE__ */ called("profile.passwordLink", {"api":"identity","method":"POST","path":"/password-link","fallbackMessage":"Không mở được liên kết, vui lòng thử lại sau."})

/**
 * Đặt mật khẩu bằng liên kết. Set a password by a one-time link. The link is used up and all sessions of the account end.
 *
 * `POST /identity/reset-password`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const resetPasswordOperation = /* @__PURE__ */ called("profile.resetPassword", {"api":"identity","method":"POST","path":"/reset-password","fallbackMessage":"Không đặt được mật khẩu, vui lòng thử lại sau."})

/**
 * Xem các phiên đăng nhập của mình. Where one is signed in now, this session first.
 *
 * `GET /identity/me/sessions`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const sessionsOperation = /* @__PURE__ */ called("profile.sessions", {"api":"identity","method":"GET","path":"/me/sessions"})

/**
 * Xem lịch sử đăng nhập của mình. One's own sign-in history, the newest 100 events first.
 *
 * `GET /identity/me/sign-ins`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const signInsOperation = /* @__PURE__ */ called("profile.signIns", {"api":"identity","method":"GET","path":"/me/sign-ins"})

export { changePasswordOperation as changePassword, endOtherSessionsOperation as endOtherSessions, endSessionOperation as endSession, passwordLinkOperation as passwordLink, resetPasswordOperation as resetPassword, sessionsOperation as sessions, signInsOperation as signIns }
