import { assert, property, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml, escapeHtml, plainText } from './clean-html.ts'

describe('a text with tags', () => {
  test.each([
    ['<p>Chào <strong>bạn</strong></p>', '<p>Chào <strong>bạn</strong></p>'],
    ['<P CLASS="x" onclick=alert(1)>Chào</P>', '<p>Chào</p>'],
    ['<script>alert(1)</script>Chào', 'Chào'],
    ['<scr<script>ipt>alert(1)</script>Chào', 'ipt&gt;alert(1)Chào'],
    ['Chào<script>alert(1)', 'Chào'],
    ['<img src=x onerror=alert(1)>Chào', 'Chào'],
    ['<svg><a href="https://example.com">x</a></svg>Chào', 'Chào'],
    [
      '<style>@import url(https://example.com/x.css)</style><p style="x:expression(1)">Chào</p>',
      '<p>Chào</p>',
    ],
    ['<iframe src="https://example.com"></iframe>Chào', 'Chào'],
    ['<form action="https://example.com"><input name=a></form>Chào', 'Chào'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" \tjavascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    [
      '<a href="https://example.com/?a=1&b=2" onclick="x">x</a>',
      '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    ],
    ['<a href="{{link}}">x</a>', '<a href="{{link}}">x</a>'],
    ['<a href="{{link}}javascript:">x</a>', '<a>x</a>'],
    ['<!-- <p> -->Chào', 'Chào'],
    ['1 < 2 && 3 > 2 &amp; &lt;b&gt;', '1 &lt; 2 &amp;&amp; 3 &gt; 2 &amp; &lt;b&gt;'],
    ['<p><strong>Chưa đóng', '<p><strong>Chưa đóng</strong></p>'],
    // A browser reads a lone </p> as an empty paragraph.
    ['</p>Thừa', '<p></p>Thừa'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  const ours =
    /^(?:[^<>]|<\/?(?:p|br|strong|em|u|ul|ol|li|h2|h3|blockquote|a)>|<a href="(?:https?:\/\/|mailto:|\{\{)[^"<>\s]*">)*$/

  test('holds nothing but what we write ourselves, whatever it was', () => {
    const parts = stringMatching(
      /^(?:<\/?(?:script|p|a|svg|style) ?|href=["'][a-z:]*|["'>&;#x0-9]|on\w=){0,30}$/,
    )
    assert(property(parts, (dirty) => ours.test(cleanHtml(dirty))))
    assert(property(string(), (dirty) => ours.test(cleanHtml(dirty))))
  })

  test('stays what it is when it is cleaned twice', () => {
    assert(property(string(), (dirty) => cleanHtml(cleanHtml(dirty)) === cleanHtml(dirty)))
  })
})

test('a value is text wherever it stands', () => {
  expect(escapeHtml(`<b>"x"</b> & 'y'`)).toBe('&lt;b&gt;&quot;x&quot;&lt;/b&gt; &amp; &#39;y&#39;')
  assert(
    property(
      string(),
      (value) => plainText(escapeHtml(value)) === value.replaceAll(/\n{3,}/g, '\n\n').trim(),
    ),
  )
})

test('plain text keeps lines and addresses', () => {
  const html = '<p>Chào,</p><ul><li>một</li><li>hai</li></ul><p><a href="https://example.com/">Mở</a></p>'
  expect(plainText(html)).toBe('Chào,\n\n- một\n- hai\n\nMở (https://example.com/)')
})
