import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type ChevronProps, type Matcher } from 'react-day-picker'
import { vi } from 'react-day-picker/locale/vi'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { Labels } from '#ui/labels/labels.ts'
import { toDate, toDay } from './calendar-days.ts'
import * as css from './calendar.css.ts'

export interface CalendarProps {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  today: string
  /** The other end of a range: the days up to it are marked. */
  other?: string | null | undefined
  onChoose: (date: string) => void
}

/** The grid of one month; all of it is loaded only when somebody opens it. */
export function Calendar({ value, min, max, today, other, onChoose }: CalendarProps) {
  const { forms } = useLabels()
  const reachable = (date: string) => (!min || date >= min) && (!max || date <= max)
  const year = Number(today.slice(0, 4))
  return (
    <div className={css.frame}>
      <DayPicker
        mode="single"
        required
        // The grid was asked for; without focus in it the keyboard would have to look for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        locale={vi}
        captionLayout="dropdown"
        selected={value ? toDay(value) : undefined}
        onSelect={(day) => onChoose(toDate(day))}
        defaultMonth={toDay(value ?? (reachable(today) ? today : (max ?? min ?? today)))}
        startMonth={toDay(min ?? `${year - 100}-01-01`)}
        endMonth={toDay(max ?? `${year + 20}-12-31`)}
        today={toDay(today)}
        disabled={outside(min, max)}
        modifiers={{ within: between(value, other), end: other ? toDay(other) : undefined }}
        modifiersClassNames={{ within: css.within, end: css.end }}
        formatters={formatters(forms)}
        components={{ Chevron }}
        classNames={classNames}
        showOutsideDays
        fixedWeeks
      />
      <div className={css.foot}>
        <Button tone="quiet" size="small" disabled={!reachable(today)} onClick={() => onChoose(today)}>
          {forms.today}
        </Button>
      </div>
    </div>
  )
}

const classNames = {
  months: css.months,
  month_caption: css.caption,
  dropdowns: css.dropdowns,
  dropdown_root: css.dropdownRoot,
  dropdown: css.dropdown,
  caption_label: css.captionLabel,
  nav: css.nav,
  button_previous: css.navButton,
  button_next: css.navButton,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.dayButton,
}

// The locale's own words are 'Tháng Mười Một' and 'Th 2'; an office writes them shorter.
function formatters({ calendarMonth, calendarWeekdays }: Labels['forms']) {
  return {
    formatMonthDropdown: (month: Date) => calendarMonth(month.getMonth() + 1),
    formatWeekdayName: (day: Date) => calendarWeekdays[day.getDay()] ?? '',
  }
}

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }

function Chevron({ orientation }: ChevronProps) {
  return <Icon of={chevrons[orientation ?? 'right']} />
}

function outside(min?: string, max?: string): Matcher[] {
  return [...(min ? [{ before: toDay(min) }] : []), ...(max ? [{ after: toDay(max) }] : [])]
}

function between(value: string | null, other: string | null | undefined): Matcher | undefined {
  if (!value || !other) return undefined
  const [from, to] = [value, other].toSorted()
  return from && to ? { from: toDay(from), to: toDay(to) } : undefined
}
