import { describe, expect, test } from 'vitest'
import { ApiFailure } from '../contract/failure.ts'
import { isMailAddress, parseSender } from './addresses.ts'
import { checkTemplate, renderBody, renderSubject } from './render.ts'
import { allTemplates } from './templates.ts'

const variables = { full_name: {}, link: { isSecret: true } } as const

function faultsOf(template: { subject: string; body: string }): Record<string, string[]> | undefined {
  try {
    checkTemplate(template, variables)
  } catch (error) {
    if (error instanceof ApiFailure) return error.detail.errors
    throw error
  }
  return undefined
}

describe('a template that is saved', () => {
  test('is cleaned', () => {
    const saved = checkTemplate(
      { subject: ' Chào {{full_name}} ', body: '<p onclick=x>{{link}}</p><script>x</script>' },
      variables,
    )
    expect(saved).toEqual({ subject: 'Chào {{full_name}}', body: '<p>{{link}}</p>' })
  })

  test.each([
    [{ subject: 'Chào', body: '{{env.SMTP_PASS}}' }, { body: ['Mẫu thư không có biến {{env.SMTP_PASS}}.'] }],
    [{ subject: '{{ constructor }}', body: '' }, { subject: ['Mẫu thư không có biến {{constructor}}.'] }],
    [{ subject: 'Chào {{link}}', body: '' }, { subject: [expect.stringContaining('{{link}}')] }],
    [{ subject: 'Chào\r\nBcc: a@example.com', body: '' }, { subject: [expect.stringContaining('một dòng')] }],
  ])('is refused where it asks for what it may not have: %j', (template, errors) => {
    expect(faultsOf(template)).toEqual(errors)
  })

  test('of ours passes as it stands', () => {
    for (const { subject, body, variables: own } of Object.values(allTemplates)) {
      expect(checkTemplate({ subject, body }, own)).toEqual({ subject, body })
    }
  })
})

describe('a mail', () => {
  test.each(['{{link}}', '{{env.SMTP_PASS}}', '${7*7}', '<b>x</b>', '"><script>x</script>'])(
    'prints the name %s as it is written',
    (full_name) => {
      const { html, text } = renderBody('<p>Chào {{full_name}}</p>', { full_name, link: 'BÍ MẬT' })
      expect(text).toBe(`Chào ${full_name}`)
      expect(html).not.toContain('BÍ MẬT')
      expect(html.replaceAll(/<\/?p>/g, '')).not.toMatch(/[<>]/)
    },
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://example.com" onclick="x'])(
    'is no link to what a value holds: %s',
    (full_name) => {
      const { html } = renderBody('<p><a href="{{full_name}}">Mở</a></p>', { full_name })
      expect(html).toBe('<p><a>Mở</a></p>')
    },
  )

  test('is a link to an address, also one with several parameters', () => {
    const { html } = renderBody('<a href="{{link}}">Mở</a>', { link: 'https://example.com/?a=1&b=2' })
    expect(html).toBe('<a href="https://example.com/?a=1&amp;b=2">Mở</a>')
  })

  test('is not sent with a variable that has no value', () => {
    expect(() => renderBody('<p>{{full_name}}</p>', {})).toThrow('{{full_name}}')
    expect(() => renderSubject('{{toString}}', {})).toThrow('{{toString}}')
  })

  test('is cleaned again, whatever was saved', () => {
    expect(renderBody('<script>x</script><p>Chào</p>', {}).html).toBe('<p>Chào</p>')
  })

  test('has a subject of one line, whatever the values hold', () => {
    expect(renderSubject('Chào {{full_name}}', { full_name: 'An\r\nBcc: a@example.com' })).toBe(
      'Chào An Bcc: a@example.com',
    )
  })
})

describe('an address', () => {
  test.each([
    'a@b,c@d',
    'a@example.com\r\nBcc: b@example.com',
    '"a b"@example.com',
    'An <a@example.com>',
    'a@',
    '@b',
    'a b@c',
    'a@b;c@d',
    'a@-b.c',
    'a..b@c.d',
    `${'a'.repeat(65)}@b.c`,
    `a@${'b.'.repeat(130)}c`,
  ])('is refused: %j', (text) => {
    expect(isMailAddress(text)).toBe(false)
  })

  test.each(['daonth@example.com', "o'neil+nhan.su@sub.example.com", 'root@localhost'])(
    'passes: %s',
    (text) => {
      expect(isMailAddress(text)).toBe(true)
    },
  )

  test('of the sender may carry a name', () => {
    expect(parseSender('Nhân sự <nhansu@example.com>')).toEqual({
      name: 'Nhân sự',
      address: 'nhansu@example.com',
    })
    expect(parseSender('nhansu@example.com')).toEqual({ name: '', address: 'nhansu@example.com' })
    expect(parseSender('Nhân sự <nhansu@example.com> x')).toBeUndefined()
  })
})
