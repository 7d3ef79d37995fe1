// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Đổi công ty. Go on in another company; the new token replaces the old one, which ends at once.
 *
 * `POST /identity/me/change-current-company`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const changeCompanyOperation = /* @__PURE__ */ called("session.changeCompany", {"api":"identity","method":"POST","path":"/me/change-current-company","fallbackMessage":"Không đổi được công ty."})

/**
 * Xem các công ty của mình. The companies the user may work in.
 *
 * `GET /identity/me/companies`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const companiesOperation = /* @__PURE__ */ called("session.companies", {"api":"identity","method":"GET","path":"/me/companies"})

/**
 * Xem công ty hiện tại. The company of this session.
 *
 * `GET /identity/me/current-company`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const currentCompanyOperation = /* @__PURE__ */ called("session.currentCompany", {"api":"identity","method":"GET","path":"/me/current-company"})

/**
 * Đăng nhập. Sign in; the token is sent as a Bearer header from then on.
 *
 * `POST /identity/login`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const loginOperation = /* @__PURE__ */ called("session.login", {"api":"identity","method":"POST","path":"/login","fallbackMessage":"Không đăng nhập được, vui lòng thử lại sau."})

/**
 * Đăng xuất. End this session on the server.
 *
 * `POST /identity/logout`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const logoutOperation = /* @__PURE__ */ called("session.logout", {"api":"identity","method":"POST","path":"/logout"})

/**
 * Xem tài khoản của mình. The signed-in user.
 *
 * `GET /identity/me`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const meOperation = /* @__PURE__ */ called("session.me", {"api":"identity","method":"GET","path":"/me"})

export { changeCompanyOperation as changeCompany, companiesOperation as companies, currentCompanyOperation as currentCompany, loginOperation as login, logoutOperation as logout, meOperation as me }
