import { capitals } from '@nhansu/sdk/domains/codes'
import * as v from 'valibot'

/** What the code of an item may be; small letters are raised before they are judged, as the server does. */
export const codeRule = v.pipe(
  v.string(),
  v.transform(capitals),
  v.regex(/^[A-Z0-9][A-Z0-9_-]{1,19}$/, 'Mã gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _.'),
)
