import type { PermissionName } from '@nhansu/sdk/contract'
import { operationWords } from '@nhansu/sdk/domains/operations'
import { type ApiDocument, documents, resolve, type Schema } from '../contract/document.ts'
import { answersFile, type Operation } from '../contract/operations.ts'
import { curlExample, sdkExample } from './call-examples.ts'
import { fieldsTable, parametersTable } from './fields.ts'
import { code, escaped, table } from './html.ts'

/** Everything about one operation; its id is the anchor. */
export function operationSection(operation: Operation): string {
  const document = documents[operation.api]
  const { id, method, path, summary, access } = operation
  return `<section id="${escaped(id)}" data-find="${escaped(wordsToFind(operation))}">
<h2><a href="#${escaped(id)}">${escaped(operationWords[id])}</a> ${code(id)}</h2>
<p lang="en">${escaped(summary)}</p>
<p>${code(`${method} ${path}`)} · ${escaped(accessText(access))}</p>
${part('Tham số · Parameters', parametersTable(document, operation.parameters))}
${part('Gửi lên · Body', fieldsTable(document, operation.body))}
${part('Trả về · Data', answersFile(operation) ? `<p>${code(operation.success.mediaType)}</p>` : fieldsTable(document, dataOf(document, operation)))}
${part('Lỗi · Errors', errorsTable(document, operation))}
<h3>Ví dụ · Examples</h3>
<pre data-run="${escaped(id)}">${escaped(curlExample(operation))}</pre>
<pre>${escaped(sdkExample(operation))}</pre>
</section>`
}

/** What the search looks through. */
export function wordsToFind({ id, path, summary }: Operation): string {
  return `${operationWords[id]} ${id} ${path} ${summary}`.toLowerCase()
}

/** Who may, in both languages. */
export function accessText(access: Operation['access']): string {
  if (access === 'public') return 'mọi người · everybody'
  if (access === 'signed-in') return 'người đã đăng nhập · whoever is signed in'
  return access
    .map((entry) => ('own' in entry ? `của chính mình · own ${entry.own}` : rights(entry)))
    .join(', ')
}

function rights({ permission, with: beside = [] }: { permission: string; with?: readonly string[] }): string {
  return [permission, ...beside].join(' + ')
}

function part(title: string, content: string): string {
  return content === '' ? '' : `<h3>${title}</h3>${content}`
}

function dataOf(document: ApiDocument, { success }: Operation): Schema | undefined {
  return resolve<Schema>(document, success.schema).properties?.['data']
}

function errorsTable(document: ApiDocument, { api, path, method }: Operation): string {
  const prefix = document.servers[0]?.url ?? ''
  const described = documents[api].paths[path.slice(prefix.length)]?.[method.toLowerCase()]
  const failures = Object.entries(described?.responses ?? {}).filter(([status]) => Number(status) >= 400)
  return table(
    ['Mã · Status', 'Khi nào · When'],
    failures.map(([status, answer]) => {
      // Every answer of the contract is described; the linter asks for it.
      const { description = '' } = resolve(document, answer) as { description?: string }
      return [code(status), `<span lang="en">${escaped(description)}</span>`]
    }),
  )
}

/** Rights that some operation asks for, for the index of the reference. */
export function asksFor(operation: Operation): PermissionName[] {
  const { access } = operation
  if (typeof access === 'string') return []
  // The start refuses rights that are not in the contract's list.
  return access.flatMap((entry) => ('permission' in entry ? [entry.permission as PermissionName] : []))
}
