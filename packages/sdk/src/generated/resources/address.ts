// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Tìm nhanh địa chỉ. The units of both schemes whose names the words begin, without accents and with the usual short forms ('q1', 'tp hcm').
 *
 * `GET /api/address/find`, for whoever is signed in.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const findOperation = /* @__PURE__ */ called("address.find", {"api":"product","method":"GET","path":"/address/find","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { findOperation as find }
