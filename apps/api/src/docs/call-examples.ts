import { exampleCall, type ExampleCall } from '@nhansu/sdk/mock'
import { answersFile, type Operation } from '../contract/operations.ts'

/** Stands for the address of the server in what is shown. */
export const exampleOrigin = 'https://nhansu.example.com'

const nothing: ExampleCall = { path: {}, query: {}, body: undefined, data: undefined }

/** The same call for a terminal. */
export function curlExample(operation: Operation): string {
  const { path, query, body } = exampleCall(operation.id) ?? nothing
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(path[name])),
  )
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]))
  const url = `${exampleOrigin}${address}${search.size > 0 ? `?${search}` : ''}`
  return [
    `curl ${operation.method === 'GET' ? '' : `-X ${operation.method} `}'${url}'`,
    ...(operation.access === 'public' ? [] : [`-H 'Authorization: Bearer '"$TOKEN"`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${quoted(JSON.stringify(body))}'`]),
    ...filesOf(operation).map((name) => `-F '${name}=@tep.xlsx'`),
    ...(answersFile(operation) ? ['-OJ'] : []),
  ].join(' \\\n  ')
}

/** The same call by the SDK. */
export function sdkExample(operation: Operation): string {
  const { path, query, body } = exampleCall(operation.id) ?? nothing
  const files = Object.fromEntries(filesOf(operation).map((name) => [name, '@file']))
  const input = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    ...(operation.form && { body: files }),
  }
  const words =
    Object.keys(input).length === 0 ? '' : `, ${JSON.stringify(input, null, 2).replaceAll('"@file"', 'file')}`
  return (
    `import * as ${operation.resource} from '@nhansu/sdk/resources/${kebab(operation.resource)}'\n\n` +
    `const ${answersFile(operation) ? '{ blob, name }' : 'data'} = await ${operation.resource}.${operation.verb}(client${words})`
  )
}

/** A resource as addresses write it. */
export function kebab(resource: string): string {
  return resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function filesOf({ form }: Operation): string[] {
  return [...(form?.files.keys() ?? [])]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A text inside the single quotes of a shell. */
function quoted(value: string): string {
  return value.replaceAll("'", `'\\''`)
}
