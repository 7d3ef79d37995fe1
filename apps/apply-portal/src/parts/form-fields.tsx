import type { FormFaults, FormPlaces, TypedForm } from '@nhansu/sdk/domains/portal-pages'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { control } from '@nhansu/ui/field/control.css.ts'
import { field, label } from '@nhansu/ui/field/field.css.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import type { HTMLAttributes, ReactNode } from 'react'
import { buttonLook, type Choice } from './controls.tsx'
import { strong } from './controls.css.ts'
import {
  area,
  bar,
  box,
  choice,
  choices as choicesClass,
  fault,
  file,
  hint as hintClass,
  picker,
  received,
  upload,
} from './form-fields.css.ts'

/** What was typed so far and what is wrong with it; every field of a form reads its own. */
export interface FormState {
  typed: TypedForm
  faults: FormFaults
  /** What an address is chosen from, where one is asked for. */
  places?: FormPlaces | undefined
}

interface FieldProps {
  of: FormState
  name: string
  label: string
  required?: boolean
  hint?: string | undefined
}

interface LineProps extends FieldProps {
  type?: 'text' | 'email' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  maxLength?: number
  long?: boolean
  /** False for names, which no dictionary knows. */
  spellCheck?: false
}

/** One line to type into, or several. */
export function Line({
  type = 'text',
  inputMode,
  autoComplete,
  maxLength = 500,
  long,
  spellCheck,
  ...asked
}: LineProps) {
  const common = {
    ...described(asked),
    name: asked.name,
    defaultValue: asked.of.typed[asked.name]?.[0] ?? '',
    maxLength,
    autoComplete,
    spellCheck,
  }
  return (
    <Asked {...asked}>
      {long === true ? (
        <textarea {...common} rows={5} className={joinClasses(control, area)} />
      ) : (
        <input {...common} type={type} inputMode={inputMode} className={control} />
      )}
    </Asked>
  )
}

/** A day as people write it; no calendar is needed to say when one was born. */
export function Day({ autoComplete, ...asked }: FieldProps & Pick<LineProps, 'autoComplete'>) {
  return (
    <Line
      {...asked}
      hint={asked.hint ?? 'Ngày/tháng/năm, ví dụ 15/08/1998.'}
      inputMode="numeric"
      maxLength={10}
      {...(autoComplete !== undefined && { autoComplete })}
    />
  )
}

/** What becomes of a file where the script runs; the server sweeps what no application came for. */
export const sentAtOnce =
  'Tệp được gửi lên máy chủ ngay khi chọn. Nếu bạn không nộp hồ sơ, tệp bị bỏ sau một giờ kể từ lần xem lại gần nhất'

/** A file, chosen by the browser's own means; one that was taken already stays until another is chosen. */
export function FileField({
  accept,
  multiple,
  ...asked
}: FieldProps & { accept: string; multiple?: boolean }) {
  const { of, name } = asked
  const [handle, called, size] = ['handle', 'name', 'size'].map((part) => of.typed[`${name}.${part}`]?.[0])
  return (
    <Asked {...asked} isFile>
      {handle !== undefined && called !== undefined && (
        // Whoever empties the form by the script lets go of the file with all of this.
        <div data-received="" className={choicesClass}>
          <input type="hidden" name={`${name}.handle`} value={handle} />
          <input type="hidden" name={`${name}.name`} value={called} />
          <input type="hidden" name={`${name}.size`} value={size} />
          <p className={received}>Đã nhận: {fileWords(called, Number(size))}. Chọn tệp khác để thay.</p>
          <Box name={`${name}.drop`} value="1" words={`Bỏ tệp ${called}`} checked={false} />
        </div>
      )}
      {handle === undefined && called !== undefined && (
        <p className={received}>Đã gửi: {fileWords(called, Number(size))}. Chọn tệp khác để thay.</p>
      )}
      <span hidden data-sent-at-once="" className={hintClass}>
        {sentAtOnce}.
      </span>
      <span className={picker}>
        <label htmlFor={idOf(name)} className={buttonLook('neutral')}>
          Chọn tệp
        </label>
        <input
          {...described(asked)}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          className={file}
        />
      </span>
      <span hidden data-upload="" className={upload}>
        <progress max={100} value={0} aria-label="Đã tải lên" className={bar} />
        <output />
        <button type="button" className={buttonLook('neutral')}>
          Dừng tải lên
        </button>
        <button type="button" className={buttonLook('neutral')}>
          Tải lại
        </button>
      </span>
    </Asked>
  )
}

/** A file as people call it, with how large it is. */
export function fileWords(name: string, size: number): string {
  return `${name} (${formatFileSize(size)})`
}

/** One of several, as the browser itself offers them. */
export function OneOf({
  choices,
  autoComplete,
  ...asked
}: FieldProps & { choices: readonly Choice[] } & Pick<LineProps, 'autoComplete'>) {
  return (
    <Asked {...asked}>
      <select
        {...described(asked)}
        name={asked.name}
        autoComplete={autoComplete}
        defaultValue={asked.of.typed[asked.name]?.[0] ?? ''}
        className={control}
      >
        <option value="">Chọn…</option>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Asked>
  )
}

/** Any of several. */
export function Several({ choices, ...asked }: FieldProps & { choices: readonly Choice[] }) {
  const { of, name, label: words, required } = asked
  const wrong = of.faults[name]
  return (
    <fieldset id={idOf(name)} className={choicesClass} aria-describedby={wrong && `${idOf(name)}-loi`}>
      <legend className={joinClasses(label, strong)}>
        {words}
        {required === true && ' (bắt buộc)'}
      </legend>
      {choices.map((each) => (
        <Box
          key={each.value}
          name={name}
          value={each.value}
          words={each.words}
          checked={of.typed[name]?.includes(each.value) === true}
        />
      ))}
      <Fault of={asked} />
    </fieldset>
  )
}

interface BoxProps {
  name: string
  value: string
  words: ReactNode
  checked: boolean
  id?: string
  describedBy?: string | undefined
}

/** A box to tick, with its words beside it. */
export function Box({ name, value, words, checked, id, describedBy }: BoxProps) {
  return (
    <label className={choice}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        aria-describedby={describedBy}
        className={box}
      />
      <span>{words}</span>
    </label>
  )
}

function Asked({ children, isFile, ...asked }: FieldProps & { isFile?: boolean; children: ReactNode }) {
  const { name, label: words, required, hint } = asked
  return (
    // The script that sends a file as soon as it is chosen finds the field by this mark.
    <div className={field} data-file={isFile === true ? '' : undefined}>
      <label className={joinClasses(label, strong)} htmlFor={idOf(name)}>
        {words}
        {required === true && ' (bắt buộc)'}
      </label>
      {hint !== undefined && (
        <span id={`${idOf(name)}-goi-y`} className={hintClass}>
          {hint}
        </span>
      )}
      {children}
      <Fault of={asked} />
    </div>
  )
}

/** What is wrong with a field, read out with it. */
export function Fault({ of: { of, name } }: { of: Pick<FieldProps, 'of' | 'name'> }) {
  const wrong = of.faults[name]
  return wrong === undefined ? null : (
    <span id={`${idOf(name)}-loi`} className={fault}>
      {wrong}
    </span>
  )
}

/** The element of a field, to which the summary of faults leads. */
export function idOf(name: string): string {
  return `o-${name.replaceAll('.', '-')}`
}

function described({ of, name, required, hint }: FieldProps) {
  const wrong = of.faults[name] !== undefined
  const parts = [hint !== undefined && `${idOf(name)}-goi-y`, wrong && `${idOf(name)}-loi`].filter(Boolean)
  return {
    id: idOf(name),
    'aria-required': required,
    'aria-invalid': wrong || undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}
