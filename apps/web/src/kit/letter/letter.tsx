import { nonceProps } from '@nhansu/ui/theme/style-nonce.ts'
import { frame } from './letter.css.ts'

/** Mails are read on white paper, whatever the theme of this app. */
const paper = `
  :root { color-scheme: light; background: #ffffff; color: #1f2328; font: 15px/1.6 system-ui, sans-serif; }
  body { margin: 16px; overflow-wrap: anywhere; }
  a { color: #0b57d0; text-decoration: underline; }
`

/**
 * A mail as its recipient sees it, in a frame where nothing runs, nothing is sent and nothing of this page can be
 * reached, whatever the mail holds. Links lead nowhere, since nobody has been sent them.
 */
export function Letter({ html }: { html: string }) {
  return <iframe title="Thư xem trước" sandbox="" srcDoc={documentOf(html)} className={frame} />
}

function documentOf(html: string): string {
  const { nonce = '' } = nonceProps()
  const body = html.replaceAll(/<a href="[^"]*">/g, '<a>')
  return `<!doctype html><html lang="vi"><meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'nonce-${nonce}'">
    <style nonce="${nonce}">${paper}</style><body>${body}`
}
