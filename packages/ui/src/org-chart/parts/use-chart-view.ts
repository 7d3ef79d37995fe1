import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Where the chart's own 0, 0 stands in its frame, and how large it is drawn. */
export interface ChartView {
  x: number
  y: number
  scale: number
}

/** Pixels of a part of the chart, in the chart's own measure. */
export interface ChartArea {
  x: number
  y: number
  width: number
  height: number
}

const LIMITS = { least: 0.05, most: 3 }
/** A chart that does not fit starts no smaller than this: its words must be legible. */
const LEGIBLE = 0.8
/** Kept free around what is brought into view. */
const MARGIN = 24

interface Size {
  width: number
  height: number
}

/** Moving and zooming: what is shown of a chart of this size. */
export function useChartView(stage: RefObject<HTMLElement | null>, whole: Size) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState<ChartView>({ x: MARGIN, y: MARGIN, scale: 1 })
  const hasSize = size.width > 0
  const zoom = (by: number, at: { x: number; y: number } = { x: size.width / 2, y: size.height / 2 }) =>
    setView((now) => zoomed(now, by, at))
  const pan = (x: number, y: number) => setView((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const fit = (chart: Size = whole) => setView(fitted(chart, size))
  const reveal = (area: ChartArea) => setView((now) => revealing(now, area, size))

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let known = 0
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      // What stood in the middle stays there when the window narrows or a phone is turned.
      const aside = known > 0 ? (width - known) / 2 : 0
      known = width
      setSize({ width, height })
      setView((now) => ({ ...now, x: now.x + aside }))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [stage])
  // Once the frame is known; later the reader's own place counts.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => (hasSize ? setView(fitted(whole, size, LEGIBLE)) : undefined), [hasSize])
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    // Not as a React handler: those may not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      // A pinch on a touch pad comes as a wheel with Ctrl, in smaller steps.
      const by = Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500))
      setView((now) => zoomed(now, by, { x: event.clientX - left, y: event.clientY - top }))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [stage])

  return { view, zoom, pan, fit, reveal, shown: shownArea(view, size) }
}

/** What `useChartView` hands to the parts. */
export type ChartViewState = ReturnType<typeof useChartView>

function zoomed({ x, y, scale }: ChartView, by: number, at: { x: number; y: number }): ChartView {
  const next = Math.min(LIMITS.most, Math.max(LIMITS.least, scale * by))
  const share = next / scale
  return { x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share, scale: next }
}

/**
 * The whole chart in the frame; a small one is not blown up.
 *
 * @param least with it, a large chart stands out over the frame, its middle in the middle
 */
function fitted(chart: Size, size: Size, least: number = LIMITS.least): ChartView {
  const room = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN }
  const fitting = Math.min(1, room.width / chart.width, room.height / chart.height)
  const scale = Math.max(least, Number.isFinite(fitting) ? fitting : 1)
  return { x: (size.width - chart.width * scale) / 2, y: MARGIN, scale }
}

/** Moves only as far as it must. */
function revealing({ x, y, scale }: ChartView, area: ChartArea, size: Size): ChartView {
  const along = (start: number, place: number, length: number, room: number) => {
    const from = start + place * scale
    const to = from + length * scale
    if (from < MARGIN) return start + MARGIN - from
    return to > room - MARGIN ? start - (to - room + MARGIN) : start
  }
  return {
    x: along(x, area.x, area.width, size.width),
    y: along(y, area.y, area.height, size.height),
    scale,
  }
}

function shownArea({ x, y, scale }: ChartView, size: Size): ChartArea {
  return { x: -x / scale, y: -y / scale, width: size.width / scale, height: size.height / scale }
}
