// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem một đợt tuyển dụng đã công khai. One campaign as its company has published it; one that is not published is not found, like one that never was.
 *
 * `GET /api/externals/recruitments/{id}`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const recruitmentOperation = /* @__PURE__ */ called("externals.recruitment", {"api":"product","method":"GET","path":"/externals/recruitments/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem các đợt tuyển dụng đang mở. The open campaigns that companies of the group have published, twenty a page.
 *
 * `GET /api/externals/recruitments`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const recruitmentsOperation = /* @__PURE__ */ called("externals.recruitments", {"api":"product","method":"GET","path":"/externals/recruitments","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { recruitmentOperation as recruitment, recruitmentsOperation as recruitments }
