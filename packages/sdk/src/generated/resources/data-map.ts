// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem dữ liệu cá nhân nào được giữ, trong bao lâu. What the product keeps of a person, by retention class with the months after leaving that are in force today, and what no archive takes, with the reason.
 *
 * `GET /api/data-map`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("dataMap.show", {"api":"product","method":"GET","path":"/data-map","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { showOperation as show }
