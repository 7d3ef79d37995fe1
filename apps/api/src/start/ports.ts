import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from '../db/refusal.ts'
import type { Settings } from '../settings.ts'

/** Figures are for a program on this machine, never for the network. */
export const METRICS_HOST = '127.0.0.1'

/** Refuses to start while a port that the product needs is in use, before anything else is touched. */
export async function refuseTakenPorts(settings: Settings): Promise<void> {
  const { host, port, portalPort, metricsPort } = settings
  await refuseTakenPort('PORT', port, host)
  await refuseTakenPort('PORTAL_PORT', portalPort, host)
  if (metricsPort !== undefined) await refuseTakenPort('METRICS_PORT', metricsPort, METRICS_HOST)
}

async function refuseTakenPort(name: string, port: number, host: string): Promise<void> {
  for (const address of await addressesOf(host)) {
    const problem = await whyNot(address, port)
    if (problem) throw new Refusal(sentence(problem, name, port, host))
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
  probe.listen({ port, host: address, exclusive: true })
  const error = await once(probe, 'listening').then(
    () => undefined,
    (reason: NodeJS.ErrnoException) => reason,
  )
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
