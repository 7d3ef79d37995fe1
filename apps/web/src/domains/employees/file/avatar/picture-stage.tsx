import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { chosenPicture, stage } from './avatar.css.ts'
import { moved, type PictureSize, scaled, type Square } from './square.ts'

/** Width and height of the stage, as its style says. */
const stageSide = 256
const zoom = 1.15

interface PictureStageProps {
  /** The chosen picture in this page's memory. */
  address: string
  size: PictureSize
  square: Square
  onChange: (square: Square) => void
}

/** Shows what of a picture is kept; it is pulled with the pointer, or moved by buttons. */
export function PictureStage({ address, size, square, onChange }: PictureStageProps) {
  const pulling = useRef<{ x: number; y: number; square: Square }>(undefined)
  const dots = square.side / stageSide

  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pulling.current = { x: event.clientX, y: event.clientY, square }
  }
  const pull = (event: PointerEvent) => {
    const from = pulling.current
    if (from === undefined) return
    const by = { left: (from.x - event.clientX) * dots, top: (from.y - event.clientY) * dots }
    onChange(moved(from.square, size, by))
  }
  const end = () => {
    pulling.current = undefined
  }
  const step = square.side / 16
  return (
    <Stack gap="sm">
      <div
        className={stage}
        onPointerDown={begin}
        onPointerMove={pull}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          className={chosenPicture}
          src={address}
          alt="Phần ảnh được giữ lại"
          draggable={false}
          style={{
            width: `${size.width / dots}px`,
            transform: `translate(${-square.left / dots}px, ${-square.top / dots}px)`,
          }}
        />
      </div>
      <Inline gap="xs">
        <IconButton icon={ZoomIn} label="Phóng to" onClick={() => onChange(scaled(square, size, 1 / zoom))} />
        <IconButton icon={ZoomOut} label="Thu nhỏ" onClick={() => onChange(scaled(square, size, zoom))} />
        {moves.map(({ icon, label, left, top }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            onClick={() => onChange(moved(square, size, { left: left * step, top: top * step }))}
          />
        ))}
      </Inline>
      <Text tone="hint">Kéo ảnh để chọn phần được giữ lại.</Text>
    </Stack>
  )
}

/** By the way that the picture goes behind its frame. */
const moves = [
  { icon: ArrowLeft, label: 'Ảnh sang trái', left: 1, top: 0 },
  { icon: ArrowRight, label: 'Ảnh sang phải', left: -1, top: 0 },
  { icon: ArrowUp, label: 'Ảnh lên trên', left: 0, top: 1 },
  { icon: ArrowDown, label: 'Ảnh xuống dưới', left: 0, top: -1 },
] as const
