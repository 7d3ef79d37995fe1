import type { Schemas } from '@nhansu/sdk/contract'
import { ownEraseRefusals } from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { note } from './campaign.css.ts'

/** What one asked to have erased and could not have: why, until when there is an answer, and the answer. */
export function EraseAsked({ of: asked }: { of: NonNullable<Schemas['OwnApplication']['erase_request']> }) {
  return (
    <section className={note} aria-label="Yêu cầu xóa dữ liệu">
      <Heading level={2}>Yêu cầu xóa dữ liệu</Heading>
      <p>
        Bạn đã yêu cầu lúc {formatDateTime(asked.asked_at)}. {ownEraseRefusals[asked.refusal]}
      </p>
      {asked.answer === null ? (
        <p>Công ty trả lời bạn ở đây trước ngày {formatDate(asked.due)}.</p>
      ) : (
        <p>Công ty trả lời: {asked.answer}</p>
      )}
    </section>
  )
}
