// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Xem yêu cầu xóa dữ liệu của người dự tuyển. Requests to erase that were refused in one campaign, those without an answer first and by their day; 200 at most.
 *
 * `GET /api/recruitments/{id}/erase-requests`, for whoever holds `recruitment_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const ofCampaignOperation = /* @__PURE__ */ called("eraseRequests.ofCampaign", {"api":"product","method":"GET","path":"/recruitments/{id}/erase-requests","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Trả lời yêu cầu xóa dữ liệu của người dự tuyển. Answer a request to erase in words, once; its applicant reads them on his own page.
 *
 * `POST /api/recruitments/{id}/erase-requests/settle`, for whoever holds `recruitment_edit`.
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
const settleOperation = /* @__PURE__ */ called("eraseRequests.settle", {"api":"product","method":"POST","path":"/recruitments/{id}/erase-requests/settle","fallbackMessage":"Không lưu được trả lời!","touches":["candidates"]})

export { ofCampaignOperation as ofCampaign, settleOperation as settle }
