import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { defineJob } from '../jobs/define-job.ts'

/** Lines under one seal, so that checking one never takes much memory. */
const mostLines = 5_000

/** Puts the audit trail under seal once an hour, in every company; see migration 0030. */
export const sealTrail = defineJob<Record<string, never>>({
  name: 'audit.seal',
  title: 'Niêm phong nhật ký thao tác',
  cron: '20 * * * *',
  isQuiet: true,
  run: async ({ inCompany, progress }) => {
    let lines = 0
    for (let sealed = -1; sealed !== 0; lines += sealed) {
      sealed = await inCompany((transaction) => sealNext(transaction, mostLines))
      await progress(lines, 0)
    }
    return { lines }
  },
})

/**
 * @param most lines under the new seal; those of one transaction stay together
 * @returns lines that the new seal covers; 0 when there is nothing to seal
 */
export async function sealNext({ db }: CompanyTransaction, most: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_trail(${most}) as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}
