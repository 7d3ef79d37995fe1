import type { Schema } from '../contract/document.ts'

/** The smallest file of each type that a form of ours takes, by `contentMediaType` of the contract. */
const contents: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    'UEsDBBQACAgIAAAAIQAAAAAAAAAAAAAAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbH2QTU7DQAyFrxLNFnVcsWCBmm6ALbDgAtbE',
    'SUaM7dHYLeH2KKV0gQrr9/M9vd3bZyXrFi5ifZjd6z2ApZkYLWolWbiM2hjdorYJKqZ3nAhut9s7SCpO4htfO8J+90gjHop3T4uT',
    'WFbpQ6NioXv4Nq6sPmCtJSf0rAJHGX5RNmdCbFROHptztZuFS4CrhFX5G3DOvRyptTxQ94rNn5GpD/ChbYBB04FJPP5fc2WnjmNO',
    'dMmvbbVpIrMsE5d4URiz/OyH0937L1BLBwj3S4B1xgAAAHYBAABQSwMEFAAICAgAAAAhAAAAAAAAAAAAAAAAAAsAAABfcmVscy8u',
    'cmVsc42POw7CMBBEr2LtAbKBggLFqWhS0KBcwLI3H2F7LXsR5vY0ICUSBfW8eaPpbuSNrBzLsqaiavCxaFhE0hmx2IWCKQ0nijX4',
    'iXMwUhrOMyZj72YmPLbtCfPWAX23darBaciDO4AaX4n+cfM0rZYubB+BovyYwD0BajR5JtHw5OzQfYpNDf4bXdmRhiEK5Wg8YN/h',
    '7nj/BlBLBwhUYJR7lgAAAAgBAABQSwMEFAAICAgAAAAhAAAAAAAAAAAAAAAAABEAAAB3b3JkL2RvY3VtZW50LnhtbEXOQQ6CMBAF',
    '0KuQ7mXQhTEEMG48gR4A2wpNOjPNTBW8vSku3Ly/+fn53XnFWL29aGDqzb5uTOXJsgs09eZ+u+5O5jx0S+vYvtBTrlaMpO3Smznn',
    '1AKonT2OWnPytGJ8suCYtWaZYGFxSdh61UATRjg0zRFwDGTK5IPdp2QqSCEPlw5KFGUzbf6q8L8xfAFQSwcITyDAx44AAAC5AAAA',
    'UEsBAhQAFAAICAgAAAAhAPdLgHXGAAAAdgEAABMAAAAAAAAAAAAAAAAAAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwECFAAUAAgI',
    'CAAAACEAVGCUe5YAAAAIAQAACwAAAAAAAAAAAAAAAAAHAQAAX3JlbHMvLnJlbHNQSwECFAAUAAgICAAAACEATyDAx44AAAC5AAAA',
    'EQAAAAAAAAAAAAAAAADWAQAAd29yZC9kb2N1bWVudC54bWxQSwUGAAAAAAMAAwC5AAAAowIAAAAA',
  ].join(''),
  'application/pdf': 'JVBERi0xLjQKMSAwIG9iago8PD4+CmVuZG9iagp0cmFpbGVyCjw8L1Jvb3QgMSAwIFI+PgolJUVPRgo=',
}

/** A file that fits a `format: binary` property, under the name that is its example. */
export function exampleFile({ contentMediaType, example }: Schema): File {
  const type = String(contentMediaType)
  const content = contents[type]
  if (content === undefined) throw new Error(`there is no example file of the type ${type}`)
  return new File([Buffer.from(content, 'base64')], String(example))
}
