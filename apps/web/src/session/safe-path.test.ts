import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rememberedPage, safePath, signInPath } from './safe-path.ts'

const ours = 'https://nhansu.example.com'

describe('the page after sign-in', () => {
  test.each([
    '/nhan-vien',
    '/nhan-vien?p=2&f.join_date=lte:2026-12-31',
    '/nhan-vien/12/chi-tiet?query=my-profile#hop-dong',
    '/trinh-do?q=%C4%91%E1%BA%A1i',
    '/a?next=https://example.com//x',
  ])('keeps %s', (target) => expect(safePath(target)).toBe(target))

  test.each([
    null,
    undefined,
    '',
    'nhan-vien',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/nhan-vien',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    ' /nhan-vien',
    'http://nhansu.example.com@evil.example',
    '/ nhan-vien',
    `/${'a'.repeat(5000)}`,
  ])('goes home for %j', (target) => expect(safePath(target)).toBe('/'))

  test('never leaves our origin, whatever is typed', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%',
      '%2f',
      '%5c',
      '%09',
      '%2e',
      '\t',
      '\n',
      ' ',
      'http',
      'https',
      'javascript',
      'evil.example',
      'nhan-vien',
      '0x7f.1',
      '[::1]',
      '\u3002',
      '\uff0f',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
        (target) => {
          const page = safePath(target)
          expect(new URL(page, ours).origin).toBe(ours)
          expect(page).toMatch(/^\/(?!\/|\\)/)
        },
      ),
      { numRuns: 5000 },
    )
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (address) => safePath(address) === '/',
      ),
    )
  })
})

describe('the remembered page', () => {
  test('comes back as it was', () => {
    const page = '/nhan-vien?p=2&f.full_name=like:đào'
    const address = signInPath(page)
    expect(rememberedPage(address.slice(address.indexOf('?')))).toBe(
      new URL(page, ours).href.slice(ours.length),
    )
  })

  test('is neither home nor the sign-in page itself', () => {
    expect(signInPath('/')).toBe('/dang-nhap')
    expect(signInPath('/dang-nhap?tiep=%2Fnhan-vien')).toBe('/dang-nhap')
    expect(rememberedPage('?tiep=%2Fdang-nhap')).toBe('/')
  })
})
