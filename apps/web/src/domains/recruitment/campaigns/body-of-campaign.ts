import type { FormValues } from '#web/kit/forms/form-rules.ts'

/** What the form holds as the contract takes it: a code that nobody typed is left to the server, and so are those whom nobody replaces. */
export function bodyOfCampaign({ code, replaced_employee_ids: replaced, ...values }: FormValues) {
  return {
    ...values,
    ...(code !== null && code !== '' && { code }),
    replaced_employee_ids: values['reason'] === 'replacement' ? replaced : [],
  }
}
