import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { unavailable } from '../contract/failure.ts'
import { type BlobStore, companyPrefix, type KeptBlob, keyShape } from './blob-store.ts'

/** Where a bucket is and how to sign for it. */
export interface S3Place {
  bucket: string
  region: string
  /** Address of an S3-compatible server; Amazon's own when not set. */
  endpoint?: string | undefined
  /** Left out where the machine itself is trusted. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Blobs as objects of one bucket. The server that answers 'kept' is believed. */
export function s3Store({ bucket, region, endpoint, credentials }: S3Place): BlobStore {
  const client = new S3Client({
    region,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000 },
    // Servers other than Amazon's know neither names as hosts nor checksums as trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  return {
    put: (key, path) =>
      orUnavailable(async () => {
        // It may fail before it is read from, which would end the process; its reader gets the error all the same.
        const content = createReadStream(path).on('error', () => {})
        try {
          await new Upload({ client, params: { Bucket: bucket, Key: key, Body: content } }).done()
        } finally {
          content.destroy()
        }
      }),
    open: (key) =>
      orUnavailable(async () => {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: key }),
        )
        if (!(Body instanceof Readable)) throw new TypeError('the store answered without a body')
        return { content: Body, size: ContentLength }
      }),
    remove: (key) =>
      orUnavailable(async () => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
      }),
    async *list(companyId): AsyncGenerator<KeptBlob> {
      const prefix = companyId === undefined ? {} : { Prefix: companyPrefix(companyId) }
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, ...prefix })[Symbol.asyncIterator]()
      for (;;) {
        const page = await orUnavailable(() => pages.next())
        if (page.done) return
        for (const { Key: key = '', Size: size = 0, LastModified } of page.value.Contents ?? []) {
          if (keyShape.test(key)) yield { key, size, keptAt: LastModified?.getTime() ?? Date.now() }
        }
      }
    },
    close: () => client.destroy(),
  }
}

/** Nothing there is an answer; everything else means that the store cannot be used right now. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T>
async function orUnavailable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined
    throw unavailable(30)
  }
}
