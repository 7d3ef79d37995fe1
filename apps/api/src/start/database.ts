import { realpathSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Membership, join } from '../db/embedded/join-point.ts'
import { type Holder, type Lock, takeLock } from '../db/embedded/lock.ts'
import { claimDataFolder, postgresqlHome } from '../db/embedded/places.ts'
import { durableSettings } from '../db/embedded/server-settings.ts'
import { type DatabaseUrls, startEmbedded } from '../db/embedded/server.ts'
import { Refusal } from '../db/refusal.ts'
import type { Settings } from '../settings.ts'

/** The database that this process works on, however it came by it. */
export interface OpenDatabase {
  urls: { app: string; owner?: string }
  /** One line to show, when there is something to know about where the data is. */
  notice?: string
  /** Resolves, with the reason, when a server that this process runs has ended by itself. */
  ended: Promise<string>
  /** Lets other processes of this installation in; call it once the schema is current. */
  share(): void
  /** Resolves when no other process that has joined is left. */
  othersGone(): Promise<void>
  /** Leaves the database, and stops the server if this process runs it. */
  close(): Promise<void>
}

/** What is the same for every database that this process does not run itself. */
const runElsewhere = { ended: new Promise<never>(() => {}), share() {}, async othersGone() {} }

/** Opens the database for the server. Only one server at a time may run on an embedded one. */
export async function openForStart(
  settings: Settings,
  address: string,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl) return givenDatabase(settings.databaseUrl, settings.databaseOwnerUrl)
  claimDataFolder(settings.dataDir)
  for (let isFirst = true; ; isFirst = false) {
    const result = await takeLock(settings.dataDir, 'start', address)
    if ('lock' in result) return embeddedDatabase(settings.dataDir, result.lock)
    refuseSecondStart(result.holder)
    if (isFirst) say(`Đang đợi lệnh ${result.holder.purpose} (tiến trình ${result.holder.pid}) làm xong…`)
    await pause(200)
  }
}

/** Opens the database for a command: joins the process that runs the embedded one, or runs it for its own time. */
export async function openForCommand(settings: Settings, name: string): Promise<OpenDatabase> {
  if (settings.databaseUrl) return givenDatabase(settings.databaseUrl, settings.databaseOwnerUrl)
  claimDataFolder(settings.dataDir)
  for (;;) {
    const result = await takeLock(settings.dataDir, name)
    if ('lock' in result) return embeddedDatabase(settings.dataDir, result.lock)
    const membership = await join(result.holder)
    if (membership) return joinedDatabase(membership)
    await pause(100)
  }
}

/** Refuses when the server runs on this data folder already. */
export function refuseSecondStart(holder: Holder | undefined): void {
  if (holder?.purpose !== 'start') return
  throw new Refusal(
    `Nhân sự đang chạy sẵn trên thư mục dữ liệu này (tiến trình ${holder.pid}, ${holder.address}): hãy dùng bản đang chạy, hoặc dừng nó trước.`,
  )
}

function givenDatabase(app: string, owner: string | undefined): OpenDatabase {
  return { ...runElsewhere, urls: { app, ...(owner && { owner }) }, async close() {} }
}

function joinedDatabase(membership: Membership): OpenDatabase {
  const urls = JSON.parse(membership.message) as DatabaseUrls
  return { ...runElsewhere, urls, close: async () => membership.leave() }
}

async function embeddedDatabase(dataDir: string, lock: Lock): Promise<OpenDatabase> {
  try {
    const home = postgresqlHome(dataDir)
    const server = await startEmbedded(home, durableSettings)
    const { app, owner } = server.urls
    return {
      urls: { app, owner },
      ...(home.startsWith(realpathSync(dataDir))
        ? {}
        : { notice: `PostgreSQL và dữ liệu nằm ở ${home}, vì chỉ root vào được ${dataDir}.` }),
      ended: server.ended,
      share: () => lock.joinPoint.publish(JSON.stringify({ app, owner } satisfies DatabaseUrls)),
      othersGone: () => lock.joinPoint.emptied(),
      close: once(async () => {
        await server.stop()
        await lock.release()
      }),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
