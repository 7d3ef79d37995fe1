import { answersFile, type Operation } from '../../contract/operations.ts'
import { securityHeaders } from '../../plugins/headers.ts'
import type { Answer } from '../api.ts'
import { checkAnswer } from '../check-answer.ts'
import type { FuzzRequest } from './request-parts.ts'

/** What was found, sentence by sentence. */
export interface Findings {
  undocumented: string[]
  schemaBreaks: string[]
  /** Answers of another type than declared, or without a header that each answer has. */
  headerBreaks: string[]
  serverErrors: string[]
  /** Requests that the contract forbids and that were not refused as they should. */
  notRefused: string[]
}

/** Ends sessions or takes rights away, so the next request is another person's. */
export const lost: ReadonlySet<number> = new Set([401, 403])

/** Holds one answer against the contract. */
export function judge(
  operation: Operation,
  { wrong, refusal, request }: FuzzRequest,
  answer: Answer,
  findings: Findings,
): void {
  const { status } = answer
  const sent = Buffer.isBuffer(request.payload) ? { ...request, payload: 'a form' } : request
  const finding = `${operation.id} ${status}: ${wrong ?? 'as the contract allows'} — ${JSON.stringify(sent)}`
  if (status >= 500) findings.serverErrors.push(finding)
  try {
    checkAnswer(operation.id, status, answer.body)
  } catch (error) {
    const { message } = error as Error
    const kind = message.includes('does not declare') ? findings.undocumented : findings.schemaBreaks
    kind.push(`${finding} (${message})`)
  }
  const isFile = answersFile(operation) && status < 300
  if (!isFile && answer.body.success !== status < 300)
    findings.schemaBreaks.push(`${finding} (success is not what happened)`)
  const missing = headersMissing(answer, isFile ? operation.success.mediaType : 'application/json')
  if (missing.length > 0) findings.headerBreaks.push(`${finding} (${missing.join(', ')})`)
  // What is not there may be said before what is wrong with the request.
  const isMissing = status === 404 && operation.path.includes('{')
  if (wrong !== undefined && status !== refusal && !isMissing && !lost.has(status))
    findings.notRefused.push(finding)
}

function headersMissing({ status, headers }: Answer, type: string): string[] {
  const sentType = String(headers['content-type'])
  return [
    // A file that people uploaded has the type that it had.
    ...(sentType.startsWith(type) || type === 'application/octet-stream' ? [] : [`content-type ${sentType}`]),
    ...Object.keys(securityHeaders).filter((name) => headers[name] === undefined),
    ...([429, 503].includes(status) && headers['retry-after'] === undefined ? ['retry-after'] : []),
  ]
}
