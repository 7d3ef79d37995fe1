import { type PointerEvent as ReactPointerEvent, useRef } from 'react'
import type { ChartViewState } from './use-chart-view.ts'

/** Moving less than this is a click. */
const STILL = 5

interface Held {
  x: number
  y: number
}

/** Panning with one pointer, zooming with two. */
export function useChartPointer({ pan, zoom }: ChartViewState) {
  const held = useRef(new Map<number, Held>())
  const moved = useRef(0)

  const onPointerDown = ({
    button,
    pointerId,
    clientX,
    clientY,
    currentTarget,
  }: ReactPointerEvent<HTMLElement>) => {
    if (button !== 0) return
    const isFirst = held.current.size === 0
    held.current.set(pointerId, { x: clientX, y: clientY })
    if (!isFirst) return
    moved.current = 0
    const move = (event: PointerEvent) => follow(event, currentTarget)
    const letGo = (event: PointerEvent) => {
      held.current.delete(event.pointerId)
      if (held.current.size > 0) return
      delete currentTarget.dataset['panning']
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', letGo)
      removeEventListener('pointercancel', letGo)
    }
    // On the window: the pointer may leave the frame before it is let go.
    addEventListener('pointermove', move)
    addEventListener('pointerup', letGo)
    addEventListener('pointercancel', letGo)
  }
  const follow = ({ pointerId, clientX, clientY }: PointerEvent, stage: HTMLElement) => {
    const before = held.current.get(pointerId)
    if (!before) return
    const now = { x: clientX, y: clientY }
    const [other] = [...held.current].filter(([id]) => id !== pointerId).map(([, place]) => place)
    held.current.set(pointerId, now)
    moved.current += distance(now, before)
    if (moved.current > STILL) stage.dataset['panning'] = ''
    if (!other) return pan(now.x - before.x, now.y - before.y)
    const { left, top } = stage.getBoundingClientRect()
    const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top }
    zoom(distance(now, other) / Math.max(1, distance(before, other)), middle)
  }
  return {
    onPointerDown,
    /** True right after a movement: the click that ends it chooses nothing. */
    hasMoved: () => moved.current > STILL,
  }
}

const distance = (one: Held, other: Held) => Math.hypot(one.x - other.x, one.y - other.y)
