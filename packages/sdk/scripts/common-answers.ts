import { type Document, METHODS, type Operation } from './operation-table.ts'
import type { sharedParts } from './shared-parts.ts'

/** An answer that the server may give to any operation of a kind, most of them before its handler is reached. */
interface CommonAnswer {
  status: string
  /** Its name in `shared/responses.yaml`. */
  response: string
  isGivenBy: (api: string, operation: Operation, path: string) => boolean
}

const isGuarded = (operation: Operation) => operation['x-access'] !== 'public'
const everywhere = () => true
const withSession = (_: string, operation: Operation) => isGuarded(operation)
/** The guard of the product API alone asks for a company, and compares it with `X-Company-Id`. */
const inACompany = (api: string, operation: Operation) => api === 'product' && isGuarded(operation)
const ofARecord = (_api: string, _operation: Operation, path: string) => path.includes('{')
const withBody = (_: string, { requestBody }: Operation) => requestBody !== undefined

const commonAnswers: readonly CommonAnswer[] = [
  { status: '400', response: 'BadRequest', isGivenBy: everywhere },
  { status: '401', response: 'Unauthorized', isGivenBy: withSession },
  { status: '403', response: 'Forbidden', isGivenBy: withSession },
  { status: '404', response: 'NotFound', isGivenBy: ofARecord },
  { status: '409', response: 'Conflict', isGivenBy: inACompany },
  { status: '413', response: 'TooLarge', isGivenBy: withBody },
  { status: '415', response: 'UnsupportedType', isGivenBy: withBody },
  { status: '429', response: 'TooManyRequests', isGivenBy: everywhere },
  { status: '503', response: 'Unavailable', isGivenBy: everywhere },
]

/**
 * Declares on every operation of a bundled document what the server may answer on its behalf, so that no description
 * has to repeat it; what an operation says of such a status itself stands.
 */
export function addCommonAnswers(
  api: string,
  document: Document,
  shared: ReturnType<typeof sharedParts>,
): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of METHODS.flatMap((method) => item[method] ?? [])) {
      for (const { status, response } of commonAnswers.filter((each) =>
        each.isGivenBy(api, operation, path),
      )) {
        operation.responses[status] ??= { $ref: shared.component('responses.yaml', response) }
      }
    }
  }
}
