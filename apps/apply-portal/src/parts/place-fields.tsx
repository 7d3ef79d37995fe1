import { placeFields } from '@nhansu/sdk/domains/portal-pages'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { control } from '@nhansu/ui/field/control.css.ts'
import { field, label } from '@nhansu/ui/field/field.css.ts'
import { strong } from './controls.css.ts'
import { buttonLook } from './controls.tsx'
import { deeds, group, hint, legend } from './form-fields.css.ts'
import { type FormState, idOf, Line, OneOf } from './form-fields.tsx'

interface PlaceFieldsProps {
  of: FormState
  legend: string
  required: boolean
}

/**
 * Where somebody lives, in the units in force: province, commune of it, then street. A script brings the communes as soon
 * as a province is chosen (`src/browser/communes.ts`) and finds them by words; without it a button does, or the look before
 * sending.
 */
export function PlaceFields({ of, legend: words, required }: PlaceFieldsProps) {
  const { provinces = [], communes = [] } = of.places ?? {}
  const choices = (units: typeof provinces) =>
    units.map(({ id, full_name }) => ({ value: String(id), words: full_name }))
  const [chosen] = of.typed[placeFields.province] ?? []
  return (
    <fieldset className={group} data-places="">
      <legend className={legend}>
        {words}
        {required && ' (bắt buộc)'}
      </legend>
      <OneOf
        of={of}
        name={placeFields.province}
        label={placeLabels.new_province_id}
        hint="Theo tên đơn vị hành chính từ 01/07/2025."
        choices={choices(provinces)}
        autoComplete="address-level1"
      />
      <noscript>
        <div className={deeds}>
          {/* The Enter key presses the first button of a form: it stays the one that goes on. */}
          <button type="submit" name="step" value="check" hidden>
            Tiếp tục
          </button>
          <button
            type="submit"
            name="step"
            value="places"
            formAction={`#${idOf(placeFields.commune)}`}
            className={buttonLook('neutral')}
          >
            Hiện danh sách phường, xã
          </button>
        </div>
      </noscript>
      <div
        data-communes={chosen ?? ''}
        hidden={communes.length === 0 && of.faults[placeFields.commune] === undefined}
      >
        <div data-commune-search="" hidden>
          <div className={field}>
            <label className={joinClasses(label, strong)} htmlFor="tim-phuong-xa">
              Tìm phường, xã
            </label>
            {/* It has no name: what is typed to search is not sent. */}
            <input
              id="tim-phuong-xa"
              type="search"
              autoComplete="off"
              aria-controls={idOf(placeFields.commune)}
              aria-describedby="tim-phuong-xa-goi-y"
              className={control}
            />
            <span id="tim-phuong-xa-goi-y" className={hint}>
              Gõ vài chữ của tên, không cần dấu, rồi chọn trong danh sách.
            </span>
            <output className={hint} />
          </div>
        </div>
        <OneOf
          of={of}
          name={placeFields.commune}
          label={placeLabels.new_district_id}
          choices={choices(communes)}
          autoComplete="address-level2"
        />
      </div>
      <output data-communes-said="" hidden className={hint} />
      <Line
        of={of}
        name="address"
        label={placeLabels.address}
        autoComplete="street-address"
        maxLength={255}
      />
    </fieldset>
  )
}

/** The parts of an address, as the form and its faults call them. */
export const placeLabels = {
  new_province_id: 'Tỉnh, thành phố',
  new_district_id: 'Phường, xã, đặc khu',
  address: 'Số nhà, đường, thôn xóm',
} as const
