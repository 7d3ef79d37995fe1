import {
  type AriaAttributes,
  type FocusEvent,
  type FormEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { isComposing } from './keep-composed.ts'
import { useFormGuard } from './use-form-guard.ts'
import { useToldProblem } from './use-told-problem.ts'
import { useValue, type ValueProps } from './use-value.ts'

/** What typed text means: a value, and what is wrong with it in a sentence that says what to do. */
export interface Reading<Value> {
  value: Value | null
  problem: string | null
}

/** How a kind of value is written and understood. */
export interface Script<Value> {
  /** The value as it stands in the field. */
  show: (value: Value) => string
  /** The value as it is edited, where that differs. Default: as it is shown. */
  edit?: (value: Value) => string
  /** Says beside the field how text was understood, where it could be read in two ways: '1.500', '12,5 triệu'. */
  echo?: boolean
  /** Understands text that is not empty. */
  read: (text: string) => Reading<Value>
}

export interface TypedTextProps<Value> extends ValueProps<Value | null> {
  /** Told when what is typed cannot be used, and when that is mended (null). */
  onProblemChange?: ((problem: string | null) => void) | undefined
  /** What is wrong with the value as it stands beside others: 'the first day is after the last'. */
  outerProblem?: string | null | undefined
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  ref?: Ref<HTMLInputElement> | undefined
}

interface Draft<Value> {
  text: string
  /** What the text was understood as. */
  value: Value | null
  /** An input method is at work: the text is not whole. */
  composing: boolean
  /** The field was left, so that its problem may show. */
  left: boolean
}

/** What a typed control draws. */
export interface TypedLook {
  value: string | number | null
  /** What typing has been understood as, while that is not what stands in the field. */
  echo: string | null
  input: {
    ref: Ref<HTMLInputElement>
    value: string
    'aria-invalid'?: true
    onChange: (event: FormEvent<HTMLInputElement>) => void
    onCompositionEnd: (event: FormEvent<HTMLInputElement>) => void
    onFocus: (event: FocusEvent<HTMLInputElement>) => void
    onBlur: (event: FocusEvent<HTMLInputElement>) => void
  }
}

/** What the hook hands back. */
export interface TypedText<Value extends string | number> extends TypedLook {
  value: Value | null
  /** Replaces the value from elsewhere than the keyboard: a calendar. */
  choose: (value: Value | null) => void
}

/**
 * Text on one side, a plain value on the other. Every understood change is told at once; the text itself is rewritten
 * only when the field is left, so nothing moves under the fingers or under an input method.
 */
export function useTypedText<Value extends string | number>(
  props: TypedTextProps<Value>,
  script: Script<Value>,
): TypedText<Value> {
  const [value, setValue] = useValue<Value | null>(props, null)
  warnOfUnwritable(value, script)
  const [draft, setDraft] = useState<Draft<Value> | null>(null)
  const [editing, setEditing] = useState(false)
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => own.current)

  // A value that changed elsewhere wins over what was typed before.
  const live = draft !== null && draft.value === value ? draft : null
  const ownProblem = live && !live.composing ? readText(live.text, script).problem : null
  const unusable = ownProblem ?? props.outerProblem ?? null
  const problem = live?.left ? ownProblem : null
  const showProblem = () => setDraft((now) => now && { ...now, left: true })
  const reset = () => {
    setDraft(null)
    if (props.value === undefined) setValue(props.defaultValue ?? null)
  }
  useFormGuard(own, unusable, { onHeld: showProblem, onReset: reset })
  useToldProblem(problem, props.onProblemChange)

  const type = (text: string, composing: boolean) => {
    const next = composing ? value : readText(text, script).value
    setDraft({ text, value: next, composing, left: problem !== null })
    if (next !== value) setValue(next)
  }
  const text = live?.text ?? writeOut(value, editing ? (script.edit ?? script.show) : script.show)
  const understood = script.echo && live && value !== null && ownProblem === null ? script.show(value) : null

  return {
    value,
    choose: (next) => {
      setDraft(null)
      setValue(next)
    },
    echo: understood === text.trim() ? null : understood,
    input: {
      ref: own,
      value: text,
      ...((problem !== null || props.outerProblem || props['aria-invalid']) && { 'aria-invalid': true }),
      onChange: (event) => type(event.currentTarget.value, isComposing(event)),
      onCompositionEnd: (event) => type(event.currentTarget.value, false),
      onFocus: (event) => {
        setEditing(!event.currentTarget.readOnly)
        props.onFocus?.(event)
      },
      onBlur: (event) => {
        setEditing(false)
        setDraft(ownProblem === null ? null : live && { ...live, left: true })
        props.onBlur?.(event)
      },
    },
  }
}

function readText<Value>(text: string, { read }: Script<Value>): Reading<Value> {
  // Full-width digits and hard spaces, as other programs paste them, are plain ones here.
  const typed = text.normalize('NFKC').trim()
  return typed === '' ? { value: null, problem: null } : read(typed)
}

function warnOfUnwritable<Value>(value: Value | null, script: Script<Value>): void {
  if (value === null) return
  devWarn(
    () => readText(script.show(value), script).value !== value,
    `A field was given ${JSON.stringify(value)}, which it cannot write: dates are 'yyyy-MM-dd', times 'HH:MM:SS', amounts whole đồng, numbers have no more than their \`decimals\`.`,
  )
}

function writeOut<Value>(value: Value | null, write: (value: Value) => string): string {
  return value === null ? '' : write(value)
}
