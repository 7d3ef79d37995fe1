import { Client } from 'pg'

/** One statement as the server sent it. */
export interface Statement {
  text: string
  values?: unknown[]
  /** Set where the connection keeps it prepared. */
  name?: string
}

/** Runs `work` and returns every statement that any client sends to the database meanwhile, in order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const prototype = Client.prototype
  // Called below with the client that it is called on.
  // oxlint-disable-next-line typescript/unbound-method
  const original = prototype.query
  // pg's query is overloaded eight ways; what matters here is only the first two arguments.
  prototype.query = function (this: Client, ...parameters: [unknown, unknown?]) {
    recorded.push(statementOf(...parameters))
    return Reflect.apply(original, this, parameters)
  } as typeof original
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return recorded
}

function statementOf(query: unknown, values?: unknown): Statement {
  if (typeof query === 'string') return Array.isArray(values) ? { text: query, values } : { text: query }
  // A query object carries its text and values; anything else would be a cursor, which lists do not use.
  const { text, name, values: own } = query as Statement
  const bound = own ?? (Array.isArray(values) ? values : undefined)
  return { text, ...(bound && { values: bound }), ...(name && { name }) }
}
