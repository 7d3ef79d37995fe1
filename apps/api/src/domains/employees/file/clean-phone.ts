import { invalidInput } from '../../../contract/failure.ts'

const mobile = /^0[35789]\d{8}$/
const landline = /^02\d{8,9}$/

/** What a field takes: a person is reached on a mobile phone, a company or a family also on a landline. */
const takes: Readonly<Record<string, readonly RegExp[]>> = {
  phone: [mobile],
  company_phone: [mobile, landline],
  emergency_phone: [mobile, landline],
}

/**
 * A phone number as it is stored: without blanks, dots and dashes, beginning with 0 instead of +84.
 * @throws ApiFailure 400 at the field for what is no number of Viet Nam
 */
export function cleanPhone(field: string, typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  const digits = typed.replaceAll(/[ .()-]/g, '').replace(/^(?:\+84|0084)/, '0')
  if (!takes[field]?.some((form) => form.test(digits))) {
    throw invalidInput({ [field]: ['Số điện thoại không hợp lệ.'] })
  }
  return digits
}
