// Generated from openapi/ by `npm run generate`; never edited.
import { called } from '../../resource-operation.ts'

/**
 * Hủy việc nền. Cancel a run that waits or works; one that works ends at its next step and leaves nothing half done.
 *
 * `POST /api/jobs/{id}/cancel`, for whoever holds `permission_access`, or the person whom it is about (`job`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const cancelOperation = /* @__PURE__ */ called("jobs.cancel", {"api":"product","method":"POST","path":"/jobs/{id}/cancel","fallbackMessage":"Không hủy được công việc, vui lòng thử lại sau."})

/**
 * Xem danh sách việc nền. Background work of the current company, the newest first; work with a screen of its own only when it failed.
 *
 * `GET /api/jobs`, for whoever holds `permission_access`.
 * Sorted by created_at, finished_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("jobs.list", {"api":"product","method":"GET","path":"/jobs","jsonParameters":["filter"],"rows":"jobs","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Chạy lại việc nền. Run a job that failed or was cancelled once more, with what it was given then; whether the reader can says `can_retry`.
 *
 * `POST /api/jobs/{id}/retry`, for whoever holds `permission_access`, or the person whom it is about (`job`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const retryOperation = /* @__PURE__ */ called("jobs.retry", {"api":"product","method":"POST","path":"/jobs/{id}/retry","fallbackMessage":"Không chạy lại được công việc, vui lòng thử lại sau."})

/**
 * Xem việc nền. How far a run is and what came of it, for whoever asked for it and for administrators.
 *
 * `GET /api/jobs/{id}`, for whoever holds `permission_access`, or the person whom it is about (`job`).
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("jobs.show", {"api":"product","method":"GET","path":"/jobs/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

export { cancelOperation as cancel, listOperation as list, retryOperation as retry, showOperation as show }
