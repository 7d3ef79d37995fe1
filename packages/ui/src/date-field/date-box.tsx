import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { ControlButton } from '#ui/field/control-button.tsx'
import { TypedInput, type TypedNativeProps } from '#ui/field/typed-input.tsx'
import { useTypedText } from '#ui/field/use-typed-text.ts'
import { formatDate, formatTypedDate } from '#ui/format/date.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import type { TypedProps } from '../field/typed-props.ts'
import { todayInVietnam } from './parts/calendar-days.ts'
import { LazyCalendar } from './parts/lazy-calendar.tsx'
import { readDate } from './read-date.ts'

/** What a date takes, with a label or without. */
export interface DateState extends TypedProps {
  /** `yyyy-MM-dd`; null for none. Never a `Date`, so that no time zone can move it. */
  value?: string | null | undefined
  /** The date at the start, where the caller does not keep it. */
  defaultValue?: string | null | undefined
  /** Told of every understood change; null for an empty field and for text that is no date. */
  onValueChange?: ((date: string | null) => void) | undefined
  /** First day that may be meant, `yyyy-MM-dd`; an earlier one is told as a problem. */
  min?: string | undefined
  /** Last day that may be meant, `yyyy-MM-dd`. */
  max?: string | undefined
  /** The day that the calendar marks, `yyyy-MM-dd`. Default: today in Vietnam. */
  today?: string | undefined
  /** The other end of a range, `yyyy-MM-dd`: the calendar marks the days up to it. */
  rangeEnd?: string | null | undefined
}

export interface DateBoxProps extends DateState, TypedNativeProps {
  id?: string
  /** What is wrong with the date beside another one, in words; marks the field and holds its form back. */
  outerProblem?: string | null | undefined
}

/** The date alone, for bars and popovers that name it by `aria-label`. */
export function DateBox({
  value,
  defaultValue,
  onValueChange,
  onProblemChange,
  min,
  max,
  today = todayInVietnam(),
  rangeEnd,
  outerProblem,
  ...rest
}: DateBoxProps) {
  const { forms } = useLabels()
  const [open, setOpen] = useState(false)
  const [mayFocus, setMayFocus] = useState(false)
  const typed = useTypedText(
    { ...rest, value, defaultValue, onValueChange, onProblemChange, outerProblem },
    {
      // What cannot be typed into is a date shown, and dates are shown with dashes.
      show: rest.readOnly ? formatDate : formatTypedDate,
      read: (text) => readDate(text, { min, max, today }, forms),
    },
  )
  const changeOpen = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!isOpen) setMayFocus(false)
  }
  const choose = (date: string) => {
    typed.choose(date)
    changeOpen(false)
  }
  return (
    <TypedInput placeholder={forms.datePlaceholder} {...rest} typed={typed} inputMode="numeric">
      {!rest.readOnly && (
        <Popover open={open} onOpenChange={changeOpen}>
          <PopoverTrigger>
            <ControlButton icon={CalendarIcon} label={forms.openCalendar} disabled={rest.disabled} />
          </PopoverTrigger>
          <PopoverContent label={forms.calendar} align="end" onOpenAutoFocus={() => setMayFocus(true)}>
            <LazyCalendar
              mayFocus={mayFocus}
              value={typed.value}
              min={min}
              max={max}
              today={today}
              other={rangeEnd}
              onChoose={choose}
            />
          </PopoverContent>
        </Popover>
      )}
    </TypedInput>
  )
}
