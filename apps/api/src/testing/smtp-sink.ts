import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** Where in the talk with a client the server is. */
export type Stage = 'connect' | 'from' | 'to' | 'data' | 'half' | 'taken'

/** A mail that the server has taken, and all recipients of its envelope. */
export interface Taken {
  recipients: string[]
  mail: Email
  raw: string
}

/** What the server does at a stage; throwing refuses with the error's `responseCode`. */
export type Behaviour = (stage: Stage, session: SMTPServerSession) => Promise<void> | void

/** An SMTP server that keeps what it has taken and misbehaves as a test says. */
export interface SmtpSink {
  url: string
  taken: Taken[]
  /** Stages that were reached, in order. */
  reached: Stage[]
  behave: (behaviour: Behaviour) => void
  /** Cuts every open connection. */
  cut: () => void
  close: () => Promise<void>
}

/** Refuses as SMTP servers do. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode })
}

/** Starts such a server on a port of its own. */
export async function smtpSink(): Promise<SmtpSink> {
  let behaviour: Behaviour = () => {}
  const taken: Taken[] = []
  const reached: Stage[] = []
  const at = async (stage: Stage, session: SMTPServerSession) => {
    reached.push(stage)
    await behaviour(stage, session)
  }
  const answer = (work: Promise<void>, reply: (error?: Error | null) => void) =>
    void work.then(
      () => reply(),
      (error: Error) => reply(error),
    )
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 0,
    onConnect: (session, reply) => answer(at('connect', session), reply),
    onMailFrom: (_, session, reply) => answer(at('from', session), reply),
    onRcptTo: (_, session, reply) => answer(at('to', session), reply),
    onData: (stream, session, reply) => {
      const chunks: Buffer[] = []
      const receive = async () => {
        await at('data', session)
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        await once(stream, 'end')
        await at('half', session)
        const raw = Buffer.concat(chunks).toString('utf8')
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ recipients, mail: await PostalMime.parse(raw), raw })
        await at('taken', session)
      }
      answer(receive(), reply)
    },
  })
  // A client that goes away in the middle is what these tests are about.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const connections = () =>
    (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    reached,
    behave: (next) => (behaviour = next),
    cut: () => {
      // smtp-server has no public way to be rude to a client.
      for (const { _socket } of connections()) _socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
