import type { FastifyInstance } from 'fastify'
import type { ApiName } from '@nhansu/sdk/contract'
import { documents } from '../contract/document.ts'
import { type Operation, operationsOf } from '../contract/operations.ts'
import { pagePolicy } from './headers.ts'

const apis: readonly ApiName[] = ['product', 'identity']

/** `/docs` lists every operation for other developers; beside it lie the OpenAPI documents themselves. */
export function registerDocs(app: FastifyInstance): void {
  const page = render(apis.map((api) => [api, operationsOf(api)] as const))
  app.get('/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy()).send(page),
  )
  for (const api of apis) app.get(`/docs/${api}.json`, async () => documents[api])
}

function render(apiOperations: readonly (readonly [ApiName, readonly Operation[]])[]): string {
  const sections = apiOperations.map(
    ([api, operations]) => `
<h2>${documents[api].info.title}</h2>
<p><a href="/docs/${api}.json">OpenAPI 3.1 document</a></p>
<table>
<thead><tr><th>Call</th><th>Operation</th><th>What it does</th><th>Who may</th></tr></thead>
<tbody>${operations.map(row).join('')}</tbody>
</table>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Nhân sự API</title><h1>Nhân sự API</h1>${sections.join('')}</html>`
}

function row({ method, path, id, summary, access }: Operation): string {
  const cells = [
    `<code>${method} ${path}</code>`,
    `<code>${id}</code>`,
    escape(summary),
    escape(accessText(access)),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function accessText(access: Operation['access']): string {
  if (typeof access === 'string') return access
  return access.map((entry) => ('own' in entry ? `own ${entry.own}` : entry.permission)).join(' or ')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
