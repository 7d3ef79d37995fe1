import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'
import { listenLocally } from './ports.ts'

/** How another process of this installation finds the one that runs the database. Kept in a file of mode 0600. */
export interface JoinAddress {
  port: number
  /** Proves that the caller could read the file. */
  token: string
}

/** The place on this machine's loopback where one process lets the others share what it runs. */
export interface JoinPoint extends JoinAddress {
  /** Gives every present and future member this message, once. */
  publish(message: string): void
  /** Resolves as soon as no member is left. */
  emptied(): Promise<void>
  close(): Promise<void>
}

/** A membership at another process's join point; it lasts until either side closes it. */
export interface Membership {
  message: string
  leave(): void
}

const GREETING = 'nhansu'
/** A stranger on the port may accept and say nothing; one of ours greets at once. */
const GREETING_MS = 1_000

/**
 * Opens a join point on `port`, 0 for any.
 * @returns undefined when the port is taken
 */
export async function openJoinPoint(port: number): Promise<JoinPoint | undefined> {
  const token = randomBytes(24).toString('hex')
  const callers = new Set<Socket>()
  const members = new Set<Socket>()
  const published = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    callers.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', (said) => void admit(socket, said.toString()))
    socket.once('close', () => {
      callers.delete(socket)
      if (members.delete(socket) && members.size === 0) server.emit('emptied')
    })
  })
  async function admit(socket: Socket, said: string): Promise<void> {
    if (!isSame(said, token)) return void socket.destroy()
    members.add(socket)
    socket.write(`${GREETING}\n`)
    socket.write(`${await published.promise}\n`)
  }
  const bound = await listenLocally(server, port)
  if (bound === undefined) return undefined
  return {
    port: bound,
    token,
    publish: published.resolve,
    async emptied() {
      if (members.size > 0) await once(server, 'emptied')
    },
    async close() {
      for (const socket of callers) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether the process that wrote this address still answers at it. */
export async function answers(address: JoinAddress): Promise<boolean> {
  const call = await knock(address)
  call?.socket.destroy()
  return call !== undefined
}

/** Becomes a member and waits for the message; undefined when the other process ends before it has one. */
export async function join(address: JoinAddress): Promise<Membership | undefined> {
  const call = await knock(address)
  const message = await call?.lines.next()
  if (!call || !message || message.done) return undefined
  return { message: message.value, leave: () => call.socket.destroy() }
}

async function knock({ port, token }: JoinAddress) {
  const socket = connect(port, '127.0.0.1').setTimeout(GREETING_MS, () => socket.destroy())
  socket.write(token)
  const lines = linesOf(socket)
  const greeting = await lines.next()
  socket.setTimeout(0)
  if (greeting.value === GREETING) return { socket, lines }
  socket.destroy()
  return undefined
}

async function* linesOf(socket: Socket): AsyncGenerator<string, undefined> {
  let rest = ''
  try {
    for await (const chunk of socket) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    // The other side is gone, or was never there: there are no more lines.
  }
  return undefined
}

function isSame(said: string, token: string): boolean {
  return said.length === token.length && timingSafeEqual(Buffer.from(said), Buffer.from(token))
}
