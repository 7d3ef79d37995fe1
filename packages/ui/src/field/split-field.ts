import type { FieldProps } from './control-props.ts'

/** Parts the props of a labelled field into those of its frame and those of its control. */
export function splitField<Props extends FieldProps>({
  label,
  hint,
  error,
  required,
  id,
  ...control
}: Props): [frame: FieldProps, control: Omit<Props, keyof FieldProps>] {
  return [{ label, hint, error, required, id }, control]
}
