// Generated from openapi/ by `npm run generate`; never edited.
import { downloaded } from '../../resource-operation.ts'

/**
 * Tải tệp bằng vé. A stored file, once, by the ticket that whoever may see its record was given.
 *
 * `GET /api/files/{ticket}`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const downloadOperation = /* @__PURE__ */ downloaded("files.download", {"api":"product","method":"GET","path":"/files/{ticket}","fallbackMessage":"Không tải được tệp!","answersFile":true})

export { downloadOperation as download }
