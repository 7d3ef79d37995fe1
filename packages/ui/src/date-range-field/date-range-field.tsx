import { type Ref, useState } from 'react'
import { DateBox } from '#ui/date-field/date-box.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { FieldGroup } from '../field/field-group.tsx'
import { useToldProblem } from '../field/use-told-problem.ts'
import { useValue } from '../field/use-value.ts'
import { ends } from './date-range-field.css.ts'

/** Two days, each `yyyy-MM-dd` or null for an open end. */
export interface DateRange {
  from: string | null
  to: string | null
}

export interface DateRangeFieldProps extends FieldProps {
  /** The two ends; both belong to the range. */
  value?: DateRange | undefined
  /** The ends at the start, where the caller does not keep them. */
  defaultValue?: DateRange | undefined
  /** Told of every understood change of either end, also while the ends are in the wrong order. */
  onValueChange?: ((range: DateRange) => void) | undefined
  /** Told what is wrong with either end or their order, and how to mend it; null when it is mended. */
  onProblemChange?: ((problem: string | null) => void) | undefined
  /** First day that may be meant, `yyyy-MM-dd`. */
  min?: string | undefined
  /** Last day that may be meant, `yyyy-MM-dd`. */
  max?: string | undefined
  /** The day that the calendars mark, `yyyy-MM-dd`. Default: today in Vietnam. */
  today?: string | undefined
  disabled?: boolean | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
  /** Told when focus leaves an end. */
  onBlur?: (() => void) | undefined
  /** The first end. */
  ref?: Ref<HTMLInputElement> | undefined
}

const OPEN: DateRange = { from: null, to: null }

/** A stretch of days. Either end may be left open; ends in the wrong order are told, and hold the form back. */
export function DateRangeField({
  value,
  defaultValue,
  onValueChange,
  onProblemChange,
  min,
  max,
  today,
  disabled,
  readOnly,
  onBlur,
  ref,
  error,
  ...field
}: DateRangeFieldProps) {
  const { forms } = useLabels()
  const [range, setRange] = useValue({ value, defaultValue, onValueChange }, OPEN)
  const [problems, setProblems] = useState<{ from: string | null; to: string | null }>(OPEN)
  const reversed = range.from !== null && range.to !== null && range.from > range.to
  const order = reversed ? forms.datesReversed : null
  const problem = problems.from ?? problems.to ?? order
  useToldProblem(problem, onProblemChange)
  const wrong = error ? ({ 'aria-invalid': true } as const) : {}
  const shared = { min, max, today, disabled, readOnly, onBlur, ...wrong }
  return (
    <FieldGroup {...field} error={problem ?? error}>
      <div className={ends}>
        <DateBox
          {...shared}
          ref={ref}
          aria-label={forms.dateFrom}
          placeholder={forms.dateFrom}
          value={range.from}
          rangeEnd={range.to}
          onValueChange={(from) => setRange({ ...range, from })}
          onProblemChange={(from) => setProblems({ ...problems, from })}
        />
        <DateBox
          {...shared}
          aria-label={forms.dateTo}
          placeholder={forms.dateTo}
          value={range.to}
          rangeEnd={range.from}
          outerProblem={order}
          onValueChange={(to) => setRange({ ...range, to })}
          onProblemChange={(to) => setProblems({ ...problems, to })}
        />
      </div>
    </FieldGroup>
  )
}
