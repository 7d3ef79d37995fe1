import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { inCompany } from '../db/transaction.ts'
import { closedRowsTaken, countClosedRows } from '../notices/count-closed-rows.ts'
import { countTakenPeople, peopleTaken } from '../notices/count-taken-people.ts'
import { FileAnswer, sendFile } from './file-answer.ts'
import type { CheckedInput } from './input.ts'
import { auditSource, companySession, callHandler, recordApart, type Run } from './run.ts'

/** Between two batches a slow line is waited for, within the transaction, this long at most. */
const slowestReader = '60s'

/**
 * Runs a handler whose file is made while it is being sent: in one read-only transaction with one snapshot, which ends
 * with the last byte, or at once when the caller goes away. The trail has the line before the first byte leaves; a
 * second one says when not all of it arrived.
 */
export async function runStreamed(
  run: Run,
  input: CheckedInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { operation, database, scoped } = run
  const session = companySession(request)
  const { companyId } = session
  const source = auditSource(operation, request)
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const options = { companyId, readOnly: true, snapshot: true, scoped, signal: gone.signal }
  const over = Promise.withResolvers<void>()
  let begun = false
  try {
    await inCompany(database, options, async (transaction) => {
      await sql`select set_config('idle_in_transaction_session_timeout', ${slowestReader}, true)`.execute(
        transaction.db,
      )
      const { data, entries } = await callHandler(run, input, request, transaction)
      if (!(data instanceof FileAnswer)) throw new TypeError(`${operation.id} answers no file`)
      try {
        const people = peopleTaken(entries)
        if (people > 0)
          await inCompany(database, { companyId, readOnly: false }, async (counting) => {
            await countTakenPeople(counting, session, people)
            await countClosedRows(counting, session, closedRowsTaken(entries))
          })
        await recordApart(database, companyId, source, entries, data.keep)
      } catch (error) {
        data.content.destroy()
        throw error
      }
      begun = true
      const { name, mediaType, size } = data
      const content = Readable.from(endingAfter(data.content, over.promise), { objectMode: false })
      // Who goes away before the first byte has not begun to read it.
      content.once('close', () => data.content.destroy())
      sendFile(reply.code(operation.success.status), new FileAnswer({ name, mediaType, size, content }))
      await finished(data.content)
    })
    over.resolve()
  } catch (error) {
    over.resolve()
    if (!begun) throw error
    // The answer has begun and was cut off, which is all that the caller can learn.
    await recordApart(database, companyId, { ...source, result: 'failed' }, [{}])
  }
  return reply
}

/**
 * The same bytes; they end once the transaction has ended too, so that who has the whole file has his turn back and may
 * ask for the next one.
 */
async function* endingAfter(content: Readable, over: Promise<void>): AsyncGenerator<Buffer> {
  yield* content as AsyncIterable<Buffer>
  await over
}
