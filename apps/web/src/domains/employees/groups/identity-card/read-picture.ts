/** What browsers that read codes offer; not every browser does. */
interface CodeReader {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>
}

type CodeReaderClass = new (options: { formats: readonly string[] }) => CodeReader

/** True where this browser reads codes out of pictures. */
export function readsPictures(): boolean {
  return 'BarcodeDetector' in globalThis
}

/** The text of the QR code in a picture; undefined where none is found in it. */
export async function codeIn(file: Blob): Promise<string | undefined> {
  // The standard library of types does not know the class yet.
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: CodeReaderClass }
  const picture = await createImageBitmap(file)
  try {
    const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture)
    return found[0]?.rawValue
  } finally {
    picture.close()
  }
}
