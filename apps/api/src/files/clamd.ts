import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import type { Scanner, Verdict } from './scanner.ts'

/** Where a ClamAV daemon listens. */
export type ClamdPlace = { path: string } | { host: string; port: number }

const longestSilence = 30_000

/** Asks a ClamAV daemon, sending the content itself (`INSTREAM`, clamd(8)), so that it needs no right to our folder. */
export function clamdScanner(place: ClamdPlace): Scanner {
  return {
    scan: async (path) => {
      try {
        return verdictOf(await ask(place, path))
      } catch {
        return { state: 'pending' }
      }
    },
  }
}

async function ask(place: ClamdPlace, path: string): Promise<string> {
  const socket = connect(place).setTimeout(longestSilence, () => socket.destroy(new Error('clamd is silent')))
  const answer = text(socket)
  const framed = async function* (chunks: AsyncIterable<Buffer>) {
    yield Buffer.from('zINSTREAM\0')
    for await (const chunk of chunks) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      yield length
      yield chunk
    }
    yield Buffer.alloc(4)
  }
  // The daemon may answer and hang up before it has read everything; what it said counts.
  const [said, sent] = await Promise.allSettled([answer, pipeline(createReadStream(path), framed, socket)])
  if (said.status === 'fulfilled' && said.value !== '') return said.value
  throw sent.status === 'rejected' ? sent.reason : new Error('clamd gave no answer')
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`; anything else (`INSTREAM size limit exceeded`) is no verdict. */
function verdictOf(answer: string): Verdict {
  if (/^stream: OK\0?\n?$/.test(answer)) return { state: 'clean' }
  const found = /^stream: (.+) FOUND\0?\n?$/.exec(answer)?.[1]
  return found === undefined ? { state: 'pending' } : { state: 'infected', found }
}
