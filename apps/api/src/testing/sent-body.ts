import { type OperationId, operations } from '@nhansu/sdk/contract'
import type { InjectOptions } from 'fastify'

/** The body of a call as it goes over the wire: JSON, or a form where the operation takes files. */
export async function sentBody(
  id: OperationId,
  body: unknown,
): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (body === undefined) return {}
  if (!('files' in operations[id])) {
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  const made = new Response(form)
  return {
    payload: Buffer.from(await made.arrayBuffer()),
    headers: { 'content-type': made.headers.get('content-type') ?? '' },
  }
}
