import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

/** The media type of a calendar file; its letters are UTF-8 where nothing else is said (RFC 5545, 3.1.4). */
export const calendarType = 'text/calendar'

/** The zone of every appointment. */
const zone = 'Asia/Ho_Chi_Minh'

/** Viet Nam has kept seven hours without summer time since 1975, so that one rule describes all that is to come. */
const zoneRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19750613T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** Something at a time, as a calendar knows it. */
export interface CalendarEvent {
  /** The same for all its versions: by it a calendar finds what it has already. */
  uid: string
  /** How often it was changed: a calendar takes the higher one. */
  sequence: number
  starts_at: string
  ends_at: string
  title: string
  place: string | null
  description: string | null
  /** Where people meet who are at no place. */
  link: string | null
  is_cancelled: boolean
}

/** One mailbox with the name of whoever reads it. */
export interface CalendarPerson {
  name: string
  address: string
}

/** How a file is meant: to be kept, or as an invitation or its withdrawal to one person. */
export type CalendarPurpose =
  | { method: 'PUBLISH' }
  | { method: 'REQUEST' | 'CANCEL'; organizer: CalendarPerson; attendee: CalendarPerson }

/**
 * An event as an iCalendar file after RFC 5545: lines folded at 75 bytes between characters, words escaped, hours in the zone
 * of Viet Nam with its rules. An invitation names its one reader and nobody else.
 */
export function calendarFile(event: CalendarEvent, purpose: CalendarPurpose): string {
  const calendar = ical({
    prodId: { company: 'nhansu', product: 'nhansu', language: 'VI' },
    method: ICalCalendarMethod[purpose.method],
    // The zone is the event's alone: one of the calendar would also take its stamp out of UTC.
    timezone: { name: null, generator: () => zoneRules },
  })
  const made = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    timezone: zone,
    start: Temporal.Instant.from(event.starts_at),
    end: Temporal.Instant.from(event.ends_at),
    summary: oneLine(event.title),
    location: event.place === null ? null : oneLine(event.place),
    description: event.description === null ? null : lines(event.description),
    url: event.link,
    status: event.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (purpose.method !== 'PUBLISH') {
    const { organizer, attendee } = purpose
    made.organizer({ name: oneLine(organizer.name || organizer.address), email: organizer.address })
    made.createAttendee({
      name: oneLine(attendee.name || attendee.address),
      email: attendee.address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      // Answers come by link; no reply mail is read.
      rsvp: false,
    })
  }
  return calendar.toString()
}

/** Nothing of a value ends its line or hides what follows. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Words of several lines keep them, and no other control sign. */
function lines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
}
