import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from '../s3-store.ts'

/** Runs an S3 server with one bucket below a folder. */
export async function s3Server(home: string): Promise<{ place: S3Place; close: () => Promise<void> }> {
  const bucket = 'nhansu-files'
  const directory = join(home, 's3')
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It signs the address of a bucket without its last slash, which Amazon's client sends and signs.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    place: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close: () => server.close(),
  }
}
