import { invalidate } from '@nhansu/sdk/query'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { queryClient } from '#web/session/queries.ts'

/** Waits for a step of a request, and has whatever tells of it read anew. */
export async function saved(call: Promise<unknown>): Promise<void> {
  await call
  await Promise.all([invalidate(queryClient, 'confirmationRequests'), invalidate(queryClient, 'home')])
}

/** Without what was left empty. */
export function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
