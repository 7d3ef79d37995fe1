import { parseICS, type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile, type CalendarPurpose } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: '2f1b1c1e-6c5c-4a39-9f5e-0d9a40d0a001',
  sequence: 3,
  starts_at: '2030-12-20T02:00:00Z',
  ends_at: '2030-12-20T02:30:00Z',
  title: 'Phỏng vấn',
  place: 'Phòng họp Sông Cấm',
  description: null,
  link: null,
  is_cancelled: false,
}
const invitation: CalendarPurpose = {
  method: 'REQUEST',
  organizer: { name: 'Nhân sự', address: 'nhansu@example.com' },
  attendee: { name: 'Lê Thị Mai', address: 'mai@example.com' },
}

function read(text: string): VEvent {
  const found = Object.values(parseICS(text)).filter((part) => part?.type === 'VEVENT')
  expect(found).toHaveLength(1)
  return found[0] as VEvent
}

describe('a calendar file', () => {
  test('says uid, count of changes, hours with the zone and its rules', () => {
    const text = calendarFile(event, invitation)
    expect(text).toContain('\r\nMETHOD:REQUEST\r\n')
    expect(text).toContain('\r\nSEQUENCE:3\r\n')
    expect(text).toContain('\r\nDTSTART;TZID=Asia/Ho_Chi_Minh:20301220T090000\r\n')
    expect(text).toContain('\r\nDTEND;TZID=Asia/Ho_Chi_Minh:20301220T093000\r\n')
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Ho_Chi_Minh\r\n[\s\S]*TZOFFSETTO:\+0700\r\n/)
    expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
    const seen = read(text)
    expect(seen.uid).toBe(event.uid)
    expect(new Date(seen.start).toISOString()).toBe('2030-12-20T02:00:00.000Z')
    expect(seen.status).toBe('CONFIRMED')
    expect(text.match(/^ATTENDEE/gm)).toHaveLength(1)
  })

  test('is withdrawn by the same uid', () => {
    const text = calendarFile(
      { ...event, sequence: 4, is_cancelled: true },
      { ...invitation, method: 'CANCEL' },
    )
    expect(text).toContain('\r\nMETHOD:CANCEL\r\n')
    expect(read(text)).toMatchObject({ uid: event.uid, status: 'CANCELLED' })
  })

  test('to be kept it names neither organizer nor guests', () => {
    const text = calendarFile(event, { method: 'PUBLISH' })
    expect(text).toContain('\r\nMETHOD:PUBLISH\r\n')
    expect(text).not.toMatch(/ATTENDEE|ORGANIZER/)
  })

  test.each([
    'Phòng 2\r\nBEGIN:VALARM\r\nTRIGGER:-PT1M\r\nEND:VALARM',
    'Tầng 3; phòng A, dãy \\ B: "lớn"',
    'a\nATTENDEE:mailto:x@example.com',
    `${'Hội trường Ngô Quyền 🏢 '.repeat(12)}cuối`,
    'END:VEVENT\u2028END:VCALENDAR',
  ])('a hostile or long word stays one word: %j', (word) => {
    const purpose: CalendarPurpose = {
      ...invitation,
      attendee: { name: word, address: 'mai@example.com' },
    }
    const text = calendarFile({ ...event, title: word, place: word, description: word }, purpose)
    const seen = read(text)
    const plain = word.replaceAll(/[\r\n\u2028]+/g, ' ').trim()
    expect(seen.summary).toBe(plain)
    expect(seen.location).toBe(plain)
    const bytes = new TextEncoder()
    for (const line of text.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.replaceAll('\r\n ', '').match(/^(BEGIN:(VALARM|VEVENT)|END:VEVENT|ATTENDEE)/gm)).toEqual([
      'BEGIN:VEVENT',
      'ATTENDEE',
      'END:VEVENT',
    ])
    expect(text).not.toContain('\uFFFD')
  })
})
