import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from '../db/refusal.ts'
import type { Settings } from '../settings.ts'

/** Refuses to start while a port that the apps need is in use, before anything else is touched. */
export async function refuseTakenPorts(settings: Settings): Promise<void> {
  for (const name of ['port', 'portalPort'] as const) {
    for (const address of await addressesOf(settings.host)) {
      const problem = await whyNot(address, settings[name])
      if (problem)
        throw new Refusal(
          sentence(problem, name === 'port' ? 'PORT' : 'PORTAL_PORT', settings[name], settings.host),
        )
    }
  }
}

/** Whether only this machine can reach what listens on `host`. */
export async function isLoopback(host: string): Promise<boolean> {
  const addresses = await addressesOf(host)
  return addresses.every((address) => address === '::1' || address.startsWith('127.'))
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    throw new Refusal(`HOST "${host}" không phải tên hay địa chỉ của máy này.`)
  }
}

async function whyNot(address: string, port: number): Promise<string | undefined> {
  const probe = createServer()
  const failed = new Promise<NodeJS.ErrnoException>((resolve) => probe.once('error', resolve))
  probe.listen({ port, host: address, exclusive: true })
  const error = await Promise.race([
    failed,
    once(probe, 'listening').then(
      () => undefined,
      () => undefined,
    ),
  ])
  probe.close()
  // A name may have an address of a family that this machine does not use.
  return error?.code === 'EADDRNOTAVAIL' && address.includes(':') ? undefined : error?.code
}

function sentence(problem: string, name: string, port: number, host: string): string {
  switch (problem) {
    case 'EADDRINUSE':
      return `Cổng ${port} đang được chương trình khác dùng: hãy dừng chương trình ấy hoặc đặt ${name} thành cổng khác.`
    case 'EACCES':
      return `Không có quyền mở cổng ${port}: hãy đặt ${name} thành cổng từ 1024 trở lên.`
    default:
      return `Không mở được cổng ${port} trên ${host} (${problem}): hãy xem lại HOST và ${name}.`
  }
}
