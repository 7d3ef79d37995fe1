import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The harmless string that every scanner must find (https://www.eicar.org), put together so that this file is clean. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/** A stand-in for the ClamAV daemon that speaks its protocol and knows one signature. */
export async function clamdDouble(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    const seen: Buffer[] = []
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      seen.push(piece)
      const whole = Buffer.concat(seen)
      const content = contentOf(whole)
      if (content === undefined) return
      socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** What was sent, once it has been sent whole: `zINSTREAM`, NUL, pieces with their lengths, an empty piece. */
function contentOf(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  let at = sent.indexOf(0) + 1
  if (at === 0 || sent.subarray(0, at - 1).toString() !== 'zINSTREAM') return undefined
  for (;;) {
    if (sent.length < at + 4) return undefined
    const length = sent.readUInt32BE(at)
    at += 4
    if (length === 0) return Buffer.concat(pieces)
    if (sent.length < at + length) return undefined
    pieces.push(sent.subarray(at, at + length))
    at += length
  }
}
