/** The size of a picture, in its own dots, standing upright. */
export interface PictureSize {
  width: number
  height: number
}

/** The square of a picture that is kept, in the picture's dots; a fraction is rounded only when it is sent. */
export interface Square {
  left: number
  top: number
  side: number
}

/** A face smaller than this, in dots, is a blur wherever it is shown. */
const smallestSide = 80

/** The largest square in the middle of a picture; a little higher where it stands upright, as faces are. */
export function firstSquare({ width, height }: PictureSize): Square {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 3, side }
}

/** Moves a square by so many dots of the picture; it stays inside. */
export function moved(square: Square, size: PictureSize, by: { left: number; top: number }): Square {
  return inside({ ...square, left: square.left + by.left, top: square.top + by.top }, size)
}

/** Takes a smaller (below 1) or larger square around the same middle; it stays inside. */
export function scaled(square: Square, size: PictureSize, by: number): Square {
  const most = Math.min(size.width, size.height)
  const side = Math.min(most, Math.max(Math.min(smallestSide, most), square.side * by))
  const shift = (square.side - side) / 2
  return inside({ left: square.left + shift, top: square.top + shift, side }, size)
}

/** As a form sends it: 'left,top,side' in whole dots, never beyond the picture. */
export function squareText({ left, top, side }: Square, size: PictureSize): string {
  const whole = { left: Math.round(left), top: Math.round(top), side: Math.max(1, Math.floor(side)) }
  const kept = inside(whole, size)
  return [kept.left, kept.top, kept.side].join(',')
}

function inside({ left, top, side }: Square, { width, height }: PictureSize): Square {
  return {
    left: Math.min(Math.max(0, left), width - side),
    top: Math.min(Math.max(0, top), height - side),
    side,
  }
}
