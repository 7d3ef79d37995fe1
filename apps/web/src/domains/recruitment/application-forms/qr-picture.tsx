import type { Schemas } from '@nhansu/sdk/contract'
import { modules, picture } from './qr-picture.css.ts'

type QrCode = Schemas['QrCode']

/** A code to be read by a telephone off the screen. */
export function QrPicture({ qr: { size, path }, label }: { qr: QrCode; label: string }) {
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={modules} d={path} />
    </svg>
  )
}

/** The same as a file of its own, for posters: 8 cm wide, dark on white. */
export function qrDrawing({ size, path }: QrCode): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="80mm" height="80mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>\n`
  )
}
