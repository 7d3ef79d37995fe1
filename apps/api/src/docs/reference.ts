import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ApiName } from '@nhansu/sdk/contract'
import { operationWords } from '@nhansu/sdk/domains/operations'
import { documents } from '../contract/document.ts'
import { notFound } from '../contract/failure.ts'
import { type Operation, operationsOf } from '../contract/operations.ts'
import { pagePolicy } from '../plugins/headers.ts'
import { kebab } from './call-examples.ts'
import { code, escaped, page } from './html.ts'
import { operationSection, wordsToFind } from './operation-section.ts'
import { script } from './search-script.ts'
import { style } from './style.ts'
import { withTextParameters } from './text-parameters.ts'

const apis: readonly ApiName[] = ['product', 'identity']

/**
 * `/docs` is the reference of both APIs for other developers: an index with a search, a page for each resource, and the
 * OpenAPI documents to download. It is made of the contract, knows no data and asks for no session.
 */
export function registerReference(app: FastifyInstance): void {
  const pages = new Map<string, string>()
  const once = (name: string, make: () => string) => {
    const known = pages.get(name) ?? make()
    pages.set(name, known)
    return known
  }
  const send = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy()).send(html)
  app.get('/docs', async (_, reply) => send(reply, once('', indexPage)))
  app.get<{ Params: { resource: string } }>('/docs/:resource', async ({ params }, reply) => {
    const operations = ofResource(params.resource)
    if (operations.length === 0) throw notFound()
    return send(
      reply,
      once(params.resource, () => resourcePage(params.resource, operations)),
    )
  })
  app.get('/docs/reference.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/docs/reference.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  for (const api of apis) app.get(`/docs/${api}.json`, async () => documents[api])
  // Made for each who asks: a second copy of the largest document is not kept for the few who do.
  app.get('/docs/product.text.json', async () => withTextParameters(documents.product))
}

const textDocument = ` · <a download href="/docs/product.text.json">product.text.json</a>
<small>cho công cụ sinh mã không hiểu tham số JSON · <span lang="en">for generators that do not know JSON in the query</span></small>`

function ofResource(name: string): Operation[] {
  return apis.flatMap((api) => operationsOf(api).filter(({ resource }) => kebab(resource) === name))
}

function indexPage(): string {
  const main = apis.map((api) => {
    const resources = Map.groupBy(operationsOf(api), ({ resource }) => resource)
    return `<h2 lang="en">${escaped(documents[api].info.title)}</h2>
<p><a download href="/docs/${api}.json">OpenAPI 3.1: ${api}.json</a>${api === 'product' ? textDocument : ''}</p>
${[...resources].map(([resource, operations]) => resourceList(resource, operations)).join('')}`
  })
  return page(
    'Tài liệu API · Nhân sự',
    `<h1>Tài liệu API</h1>
<p>Mỗi chức năng có tham số, dữ liệu, lỗi và ví dụ. Phần mềm đọc dữ liệu bằng mã truy cập tạo ở
<a href="/tai-khoan">Tài khoản của tôi</a>. <span lang="en">For programs in TypeScript there is the SDK ${code('@nhansu/sdk')}.</span></p>
<p><label>Tìm · Search <input type="search" id="find" autocomplete="off"></label> <output id="found"></output></p>
${main.join('')}`,
  )
}

function resourceList(resource: string, operations: readonly Operation[]): string {
  const items = operations.map(
    (operation) =>
      `<li data-find="${escaped(wordsToFind(operation))}"><a href="/docs/${kebab(resource)}#${escaped(operation.id)}">${escaped(operationWords[operation.id])}</a> ${code(`${operation.method} ${operation.path}`)}</li>`,
  )
  return `<section><h3><a href="/docs/${kebab(resource)}">${escaped(resource)}</a></h3><ul>${items.join('')}</ul></section>`
}

function resourcePage(name: string, operations: readonly Operation[]): string {
  return page(
    `${name} · Tài liệu API`,
    `<p><a href="/docs">← Tài liệu API</a></p><h1>${escaped(name)}</h1>${operations.map(operationSection).join('')}`,
  )
}
