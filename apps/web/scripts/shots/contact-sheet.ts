import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Subject } from './declared-screens.ts'
import { pictureName, views } from './photograph.ts'

const style = `
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1c2430 }
  section { margin-block-end: 32px } h2 { font-size: 16px; margin: 0 } code { color: #5c6675 }
  div { display: flex; gap: 12px; align-items: start; overflow-x: auto; margin-block-start: 8px }
  img { height: 360px; border: 1px solid #d5d9e0; border-radius: 6px; background: #fff }`

/** Writes `index.html`: every screen with its pictures beside each other, each a link to its full size. */
export function writeContactSheet(out: string, subjects: readonly Subject[]): Promise<void> {
  const html = `<!doctype html>
<html lang="vi">
  <meta charset="utf-8" />
  <title>Nhân sự: ${subjects.length} màn hình</title>
  <style>${style}</style>
  <h1>Nhân sự: ${subjects.length} màn hình</h1>
  ${subjects.map(sectionOf).join('\n  ')}
</html>
`
  return writeFile(join(out, 'index.html'), html)
}

function sectionOf(subject: Subject): string {
  const pictures = views.map((view) => {
    const file = pictureName(subject, view)
    const words = `${subject.crumb}, ${view.width} px, ${view.theme}`
    return `<a href="${file}"><img loading="lazy" src="${file}" alt="${words}" title="${words}" /></a>`
  })
  return `<section><h2>${subject.crumb} <code>${subject.path}</code></h2><div>${pictures.join('')}</div></section>`
}
