import type { Schema } from '../contract/document.ts'

/** The smallest file of each type that a form of ours takes, by `contentMediaType` of the contract. */
const contents: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'application/pdf': 'JVBERi0xLjQKMSAwIG9iago8PD4+CmVuZG9iagp0cmFpbGVyCjw8L1Jvb3QgMSAwIFI+PgolJUVPRgo=',
}

/** A file that fits a `format: binary` property, under the name that is its example. */
export function exampleFile({ contentMediaType, example }: Schema): File {
  const type = String(contentMediaType)
  const content = contents[type]
  if (content === undefined) throw new Error(`there is no example file of the type ${type}`)
  return new File([Buffer.from(content, 'base64')], String(example))
}
