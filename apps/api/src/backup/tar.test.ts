import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { CutOff } from './byte-source.ts'
import { readTar, type TarFile, writeTar } from './tar.ts'

const long = `files/${'thu-muc/'.repeat(15)}tep.bin`
const texts = new Map([
  ['a.json', 'một'],
  ['empty', ''],
  [long, 'x'.repeat(512)],
])

async function* files(): AsyncGenerator<TarFile> {
  for (const [name, text] of texts) {
    const bytes = Buffer.from(text)
    yield { name, size: bytes.length, content: [bytes.subarray(0, 2), bytes.subarray(2)] }
  }
}

function arriving(bytes: Buffer, pieces: number): AsyncIterable<Buffer> {
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) =>
      bytes.subarray(index * pieces, (index + 1) * pieces),
    ),
  )
}

test.for([1, 511, 512, 100_000])(
  'an archive that arrives in pieces of %i bytes is read whole',
  async (size) => {
    const read: [string, string][] = []
    for await (const { name, content } of readTar(arriving(await buffer(writeTar(files())), size))) {
      read.push([name, String(await buffer(content))])
    }
    expect(read).toEqual([...texts])
  },
)

test('what is not looked at is passed over', async () => {
  const names: string[] = []
  for await (const { name } of readTar(arriving(await buffer(writeTar(files())), 700))) names.push(name)
  expect(names).toEqual([...texts.keys()])
})

test('an archive that ends too early is told', async () => {
  const cut = (await buffer(writeTar(files()))).subarray(0, -1500)
  const reading = async () => {
    for await (const _ of readTar(arriving(cut, 512)));
  }
  await expect(reading).rejects.toThrow(CutOff)
})

test('any tar reads it', async () => {
  const listed = execFileSync('tar', ['-tf', '-'], { input: await buffer(writeTar(files())) })
  expect(String(listed).trim().split('\n')).toEqual([...texts.keys()])
})
