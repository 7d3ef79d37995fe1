import type { Schemas } from '@nhansu/sdk/contract'
import { groundedFields, guardianFields } from '@nhansu/sdk/domains/application-form'
import type { TypedForm } from '@nhansu/sdk/domains/portal-pages'
import { buttonLook } from './controls.tsx'
import { draft, said } from './draft.css.ts'
import { box, choice, deeds, hint } from './form-fields.css.ts'
import { sentAtOnce } from './form-fields.tsx'

/** What no device keeps: data that need a ground of their own, those of a parent, what is agreed to, and the trap. */
const neverKept = [...groundedFields, ...guardianFields, 'consent.', 'website'].join(' ')

/** What the script of drafts reads of a form; `src/browser/draft.ts`. */
export function draftFacts(campaign: string, form: Schemas['ExternalForm'], typed: TypedForm) {
  const isFresh = Object.keys(typed).every((name) => name === 'source_word')
  return {
    'data-draft': campaign,
    // Another form asks for other things, so that its drafts are none of this one.
    'data-draft-version': [
      ...form.fields.map(({ field }) => field),
      ...form.questions.map(({ key, kind }) => `${key}:${kind}`),
    ].join(' '),
    'data-draft-without': neverKept,
    // What came back from the server is newer than what the device has kept.
    'data-draft-fresh': isFresh ? '' : undefined,
  }
}

/**
 * Says what is kept on this device, and how to keep nothing. It is shown by the script that keeps it, and stands behind the
 * form so that nothing moves under the reader's eyes.
 */
export function DraftPanel({ form }: { form: Schemas['ExternalForm'] }) {
  const hasFiles =
    form.fields.some(({ field }) => field === 'cv' || field === 'photo') ||
    form.questions.some(({ kind }) => kind === 'file')
  const hasSensitive = form.fields.some(({ field }) => groundedFields.has(field))
  return (
    <div hidden data-draft-panel="" className={draft}>
      <output data-draft-part="said" className={said} />
      <p>
        Những gì bạn nhập được giữ trong trình duyệt của máy này, lâu nhất 7 ngày, để bạn điền tiếp khi bị
        ngắt giữa chừng. Không giữ tệp và phần đồng ý
        {hasSensitive && ', cũng không giữ các mục có ghi lý do hỏi'}. Công ty chưa nhận được những gì bạn
        nhập cho đến khi bạn gửi hồ sơ. {hasFiles && `${sentAtOnce}. `}
        <span data-draft-part="kept" />
      </p>
      <label className={choice}>
        <input type="checkbox" data-draft-part="shared" className={box} />
        <span>Máy dùng chung: không giữ bản nháp</span>
      </label>
      <div className={deeds}>
        <button type="button" data-draft-part="drop" className={buttonLook('neutral')}>
          Xóa bản nháp
        </button>
      </div>
    </div>
  )
}

/** Tells the script that the application has arrived, so that nothing of it stays on this device; shown once it is gone. */
export function DraftSent({ campaign }: { campaign: string }) {
  return (
    <p hidden data-draft-sent={campaign} className={hint}>
      Bản nháp trên máy này đã được xóa.
    </p>
  )
}
