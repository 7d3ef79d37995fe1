import type { Plugin } from 'vite'

/** Lets the file `begin` run as soon as it is there, without waiting for its turn behind the page and its styles. */
export function beginEarly(): Plugin {
  return {
    name: 'begin-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const begin = Object.values(bundle ?? {}).find(({ name }) => name === 'begin')
        const inTurn = `<script type="module" crossorigin src="/${begin?.fileName}">`
        if (!html.includes(inTurn)) throw new Error('the page does not name the file `begin`')
        return html.replace(inTurn, inTurn.replace('<script', '<script async fetchpriority="high"'))
      },
    },
  }
}
