// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem hồ sơ nghi là thư rác. Applications of one campaign that are kept apart, the newest first; 200 at most.
 *
 * `GET /api/recruitments/{id}/suspected-applications`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ofCampaignOperation = /* @__PURE__ */ called("suspectedApplications.ofCampaign", {"api":"product","method":"GET","path":"/recruitments/{id}/suspected-applications","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Đưa hồ sơ nghi là thư rác vào danh sách ứng viên. Make candidates of applications that were kept apart, with their files and consents, all or none.
 *
 * `POST /api/recruitments/{id}/suspected-applications/release`, for whoever holds `recruitment_edit`.
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
const releaseOperation = /* @__PURE__ */ called("suspectedApplications.release", {"api":"product","method":"POST","path":"/recruitments/{id}/suspected-applications/release","fallbackMessage":"Không đưa được hồ sơ vào danh sách ứng viên!","touches":["candidates","recruitmentCandidates","recruitments"]})

export { ofCampaignOperation as ofCampaign, releaseOperation as release }
