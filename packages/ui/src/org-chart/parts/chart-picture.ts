/** Canvases beyond this fail silently in one browser or another. */
const LIMITS = { side: 16_000, pixels: 120_000_000 }
/** Sharp enough for print. */
const DENSITY = 2
const MARGIN = 24

/** What a drawing takes over from its styles: in a picture there are none. */
const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** A copy of a drawn chart that stands alone: whole, with its colours and without what only a screen needs. */
export function aloneCopy(drawing: SVGSVGElement, { width, height }: { width: number; height: number }) {
  const copy = drawing.cloneNode(true) as SVGSVGElement // a clone is of the same kind
  const [before, after] = [drawing, copy].map((svg) => [...svg.querySelectorAll('*')])
  for (const [place, element] of (before ?? []).entries()) {
    const styles = getComputedStyle(element)
    for (const name of kept) after?.[place]?.setAttribute(name, styles.getPropertyValue(name))
  }
  for (const element of copy.querySelectorAll('[data-screen-only]')) element.remove()
  copy.querySelector('[data-chart]')?.removeAttribute('transform')
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`)
  for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name)
  return { copy, ...size }
}

/**
 * A chart as a PNG, in the colours of the page.
 *
 * @param drawing the chart with all of its boxes drawn
 * @throws Error where the browser cannot make so large a picture
 */
export async function chartPicture(
  drawing: SVGSVGElement,
  chart: { width: number; height: number },
): Promise<Blob> {
  const { copy, width, height } = aloneCopy(drawing, chart)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  fonts.textContent = await fontRules(getComputedStyle(drawing).fontFamily)
  copy.prepend(fonts)

  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const density = Math.min(
    DENSITY,
    LIMITS.side / Math.max(width, height),
    Math.sqrt(LIMITS.pixels / (width * height)),
  )
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(width * density),
    height: Math.ceil(height * density),
  })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = getComputedStyle(drawing).getPropertyValue('background-color')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
      'image/png',
    )
  })
}

/** The font's own files inside the picture: it may load nothing. */
async function fontRules(family: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => fontFaces(sheet.cssRules))
  const wanted = faces.filter((face) => {
    const name = face.style.getPropertyValue('font-family').replaceAll(/["']/g, '')
    const isUsed = family.split(',')[0]?.replaceAll(/["']/g, '').trim() === name
    return isUsed && ['400', '500', '600'].includes(face.style.getPropertyValue('font-weight'))
  })
  const rules = await Promise.all(wanted.map(inlined))
  return rules.join('\n')
}

function fontFaces(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule]
    return rule instanceof CSSGroupingRule ? fontFaces(rule.cssRules) : []
  })
}

async function inlined(face: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src')) ?? []
  if (address === undefined || address.startsWith('data:')) return face.cssText
  const base = face.parentStyleSheet?.href ?? document.baseURI
  const file = await (await fetch(new URL(address, base))).blob()
  return face.cssText.replace(address, await dataAddress(file))
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // readAsDataURL gives text
    reader.addEventListener('error', () => reject(new Error('the font could not be read')))
    reader.readAsDataURL(file)
  })
}
