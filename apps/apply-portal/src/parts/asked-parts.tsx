import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels } from '@nhansu/sdk/domains/application-form'
import { applicationFileLabels, type FormFaults } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { AskedField, QuestionField } from './asked-fields.tsx'
import { group, legend, summary } from './form-fields.css.ts'
import { Day, type FormState, idOf, Line } from './form-fields.tsx'

type Form = Pick<Schemas['ExternalForm'], 'fields' | 'questions'>

/** What a campaign asks: about oneself, and its own questions. */
export function AskedParts({ form, of }: { form: Form; of: FormState }) {
  return (
    <>
      <fieldset className={group}>
        <legend className={legend}>Thông tin của bạn</legend>
        <Line of={of} name="full_name" label="Họ và tên" required autoComplete="name" maxLength={100} />
        <Day of={of} name="date_of_birth" label="Ngày sinh" required />
        <Line
          of={of}
          name="phone"
          label="Số điện thoại"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
        {form.fields.map((asked) => (
          <AskedField key={asked.field} asked={asked} of={of} />
        ))}
      </fieldset>
      {form.questions.length > 0 && (
        <fieldset className={group}>
          <legend className={legend}>Câu hỏi của đợt tuyển dụng</legend>
          {form.questions.map((question) => (
            <QuestionField key={question.key} question={question} of={of} />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** How the browser sends such a form: with files where some are asked for. */
export function encodingOf({ fields }: Form): string | undefined {
  return fields.some(({ field }) => field in applicationFileLabels) ? 'multipart/form-data' : undefined
}

/** Everything that is wrong, at the top, each leading to its field. */
export function Faults({ of: faults, what = 'Hồ sơ' }: { of: FormFaults; what?: string }) {
  return (
    <div role="alert" className={summary} tabIndex={-1}>
      <Heading level={2}>
        {what} còn {Object.keys(faults).length} chỗ cần sửa
      </Heading>
      <ul>
        {Object.entries(faults).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>
              {labelOf(name)}
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const always: Readonly<Record<string, string>> = {
  full_name: 'Họ và tên',
  date_of_birth: 'Ngày sinh',
  phone: 'Số điện thoại',
}

function labelOf(name: string): string {
  const labels: Readonly<Record<string, string>> = { ...always, ...applicationFieldLabels }
  const label = labels[name]
  return label === undefined ? '' : `${label}: `
}
