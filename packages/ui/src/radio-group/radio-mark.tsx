import { type CheckableNativeProps, useCheckable } from '#ui/checkbox/use-checkable.ts'
import { dot } from './radio-group.css.ts'

export interface RadioMarkProps extends CheckableNativeProps {
  /** The radios of one name are one choice. */
  name: string
  /** Chosen or not, where the caller keeps it. */
  checked?: boolean | undefined
  /** Told when it is chosen. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
  id?: string
}

/** One round button alone, for lists that name it themselves. Takes every prop of an `<input>`. */
export function RadioMark({ onCheckedChange, onChange, onClick, readOnly, ...rest }: RadioMarkProps) {
  // Only the group may say that it is read-only.
  const { 'aria-readonly': _, ...checkable } = useCheckable({ onCheckedChange, onChange, onClick, readOnly })
  return <input {...rest} {...checkable} type="radio" className={dot} />
}
