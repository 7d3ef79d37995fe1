import type { Schemas } from '@nhansu/sdk/contract'
import { mostPapers, ownAddresses } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { deeds, group } from '../parts/form-fields.css.ts'
import { FileField } from '../parts/form-fields.tsx'
import { note, part, text } from './campaign.css.ts'

/** Why one was not chosen, in the words of the mail that said so. */
export function ResultPart({ of: { subject, text: words } }: { of: Schemas['OwnResult'] }) {
  return (
    <section className={note} aria-label="Kết quả">
      <Heading level={2}>{subject}</Heading>
      <p className={text}>{words}</p>
    </section>
  )
}

/** Asks whoever opened the page by a mail whether its address is his; opening it answers nothing. */
export function EmailAsked({ email, code }: { email: string; code: string }) {
  return (
    <section className={note} aria-label="Email của bạn">
      <Heading level={2}>Email của bạn</Heading>
      <p>Bạn mở trang này từ thư gửi tới {email}. Xác nhận để công ty liên hệ qua email này.</p>
      <form method="post" action={ownAddresses.email} className={deeds}>
        <input type="hidden" name="code" value={code} />
        <button type="submit" className={buttonLook('primary')}>
          Đúng, đây là email của tôi
        </button>
      </form>
    </section>
  )
}

/** Where papers are added, for what leads there. */
export const addPaperId = 'bo-sung'

/** Takes one more paper; it works as long as the application has not come to an end. */
export function AddPaper({ to: { offer } }: { to: Pick<Schemas['OwnApplication'], 'offer'> }) {
  return (
    <section id={addPaperId} className={part} aria-label="Bổ sung giấy tờ">
      <Heading level={2}>Bổ sung giấy tờ</Heading>
      <form method="post" action={ownAddresses.papers} encType="multipart/form-data" className={group}>
        <FileField
          of={{ typed: {}, faults: {} }}
          name="paper"
          label="Bằng cấp, chứng chỉ, giấy phép lái xe"
          accept=".pdf,.docx,.jpg,.jpeg,.png"
          hint={`PDF, DOCX, JPG hoặc PNG, không quá 10 MB, nhiều nhất ${mostPapers(offer)} tệp.`}
        />
        <div className={deeds}>
          <button type="submit" className={buttonLook('neutral')}>
            Gửi giấy tờ
          </button>
        </div>
      </form>
    </section>
  )
}
