import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { connect } from '../../apps/api/src/db/connect.ts'
import { blobKey } from '../../apps/api/src/files/blob-store.ts'
import { diskStore } from '../../apps/api/src/files/disk-store.ts'
import { exampleFile } from '../../apps/api/src/testing/example-file.ts'
import { withServerOf } from '../launch/data-folder.ts'
import type { Product } from '../launch/product.ts'

/** What somebody who gives the company one logo after the other has met until the server was gone. */
export interface Uploaded {
  /** Names of the files that the server said it has. */
  acknowledged: string[]
  /** Answers that are neither a yes nor a refusal one can act on. */
  wrong: string[]
}

let numbers = 0

/** Starts somebody who uploads until the first request fails. */
export function startUploader(
  { address }: Pick<Product, 'address'>,
  token: string,
): { uploaded: Uploaded; finished: Promise<void> } {
  const uploaded: Uploaded = { acknowledged: [], wrong: [] }
  const once = async (): Promise<boolean> => {
    numbers += 1
    const name = `bieu-trung-${numbers}.png`
    const body = new FormData()
    body.append('file', exampleFile({ contentMediaType: 'image/png', example: name }))
    const answer = await fetch(`${address}/api/company/logo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    await answer.arrayBuffer()
    if (answer.status === 201) uploaded.acknowledged.push(name)
    else if (![409, 429, 503].includes(answer.status)) uploaded.wrong.push(`${name}: ${answer.status}`)
    return true
  }
  const upload = async () => {
    while (await once().catch(() => false)) continue
  }
  return { uploaded, finished: upload() }
}

/** Names of the files of the stopped product whose bytes are there, and are those that were stored. */
export function inspectUploads(dataDir: string): Promise<ReadonlySet<string>> {
  const store = diskStore(join(dataDir, 'files/blobs'))
  return withServerOf(dataDir, async ({ urls }) => {
    const { pool, ...superuser } = connect(urls.superuser, { max: 1 })
    const { rows } = await pool.query<{ company_id: number; blob: string; name: string; sha256: string }>(
      'select company_id, blob, name, sha256 from files',
    )
    await superuser.close()
    const whole = new Set<string>()
    for (const { company_id, blob, name, sha256 } of rows) {
      const kept = await store.open(blobKey(company_id, blob))
      const hash = createHash('sha256')
      if (kept) for await (const bytes of kept.content) hash.update(bytes)
      if (hash.digest('hex') === sha256) whole.add(name)
    }
    return whole
  })
}
