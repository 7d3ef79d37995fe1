import { emailVariables } from '@nhansu/sdk/domains/emails'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { isMailAddress } from '../../../mail/addresses.ts'
import { checkTemplate } from '../../../mail/render.ts'

/** The words of a template, or those of them that change. */
interface Words {
  subject?: string
  body?: string
  signature?: string | null
}

/** The variables of letters, none of them secret. */
const allowed: Readonly<Record<string, { isSecret?: true }>> = Object.fromEntries(
  Object.keys(emailVariables).map((name) => [name, {}]),
)

/**
 * The words of a template as they may be saved: cleaned, one line where a line is meant, with no variable but ours.
 * @throws ApiFailure 400 at the field that is to blame
 */
export function checkWords({
  subject,
  body,
  signature,
  cc_addresses: addresses,
}: Words & { cc_addresses?: readonly string[] }): Words {
  // The check looks at a whole letter; a part that does not change is stood in for.
  const checked = checkTemplate({ subject: subject ?? '-', body: body ?? '-' }, allowed)
  if (body !== undefined && checked.body === '') {
    throw invalidInput({ body: ['Vui lòng nhập nội dung thư.'] })
  }
  const wrong = addresses?.findIndex((address) => !isMailAddress(address)) ?? -1
  if (wrong >= 0) throw invalidInput({ [`cc_addresses.${wrong}`]: ['Địa chỉ email không hợp lệ.'] })
  return {
    ...(subject !== undefined && { subject: checked.subject }),
    ...(body !== undefined && { body: checked.body }),
    ...(signature !== undefined && { signature: signature === null ? null : checkSignature(signature) }),
  }
}

/** @throws ApiFailure 400 at `signature` */
function checkSignature(signature: string): string | null {
  try {
    return checkTemplate({ subject: '-', body: signature }, allowed).body || null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    throw invalidInput({ signature: error.detail.errors?.['body'] ?? [] })
  }
}
