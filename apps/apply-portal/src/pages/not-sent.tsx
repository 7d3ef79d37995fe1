import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels } from '@nhansu/sdk/domains/application-form'
import {
  campaignAddress,
  ownAddresses,
  type PortalPage,
  type PortalSite,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { partLabels } from '../parts/asked-parts.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { focusFirst } from '../parts/focus-first.ts'
import { deeds, summary } from '../parts/form-fields.css.ts'
import { TypedFacts, TypedFields } from '../parts/typed-fields.tsx'
import { linesOf, typedParts } from '../parts/typed-lines.ts'
import { head, over, part } from './campaign.css.ts'

type NotSentPage = Extract<PortalPage, { kind: 'notSent' }>

/** What somebody has typed and what is not taken now: it stays before him, to be read, copied and sent again. */
export function NotSent({ campaign, again, words, typed, site }: NotSentPage & { site: PortalSite }) {
  const isOwn = again === ownAddresses.correct
  const lines = linesOf(formOf(typed), typed, undefined)
  const isAnyTyped = typedParts.some((name) => lines[name].length > 0)
  return (
    <Document
      site={site}
      title={isOwn ? 'Chưa lưu được hồ sơ' : 'Chưa gửi được hồ sơ'}
      {...(campaign !== undefined && { contact: campaign })}
    >
      <div className={head}>
        {campaign !== undefined && (
          <p className={over}>
            {campaign.company_name} · {campaign.name}
          </p>
        )}
        <Heading level={1}>{isOwn ? 'Chưa lưu được hồ sơ' : 'Chưa gửi được hồ sơ'}</Heading>
      </div>
      <div role="alert" className={summary} {...focusFirst}>
        <ul>
          <li>{words}</li>
        </ul>
      </div>
      {isAnyTyped ? (
        <p>
          Công ty chưa nhận được hồ sơ. Trang này giữ những gì bạn đã nhập để gửi lại, kể cả phần không hiện
          dưới đây. Tệp vừa chọn cần chọn lại.
        </p>
      ) : (
        <p>Bấm nút quay lại của trình duyệt để thấy những gì bạn đã nhập.</p>
      )}
      {typedParts.map(
        (name) =>
          lines[name].length > 0 && (
            <section key={name} className={part}>
              <Heading level={2}>{partLabels[name]}</Heading>
              <TypedFacts of={lines[name]} />
            </section>
          ),
      )}
      <form method="post" action={again} className={deeds}>
        <TypedFields of={typed} />
        {isAnyTyped && (
          <button type="submit" name="step" value="check" className={buttonLook('primary')}>
            Thử lại
          </button>
        )}
        <Ways isOwn={isOwn} campaign={campaign} />
      </form>
    </Document>
  )
}

function Ways({ isOwn, campaign }: Pick<NotSentPage, 'campaign'> & { isOwn: boolean }) {
  const look = buttonLook('neutral')
  if (isOwn)
    return (
      <a className={look} href="/ho-so">
        Quay lại hồ sơ
      </a>
    )
  return (
    <>
      {campaign !== undefined && (
        <a className={look} href={campaignAddress(campaign)}>
          Xem đợt tuyển dụng
        </a>
      )}
      <a className={look} href="/">
        Xem các đợt đang tuyển
      </a>
    </>
  )
}

/** What was asked, as far as what was typed tells it: a campaign that takes nothing now tells nobody its form. */
function formOf(typed: TypedForm): Pick<Schemas['ExternalForm'], 'fields' | 'questions'> {
  const keys = Object.keys(typed)
  const fields = (Object.keys(applicationFieldLabels) as Schemas['ApplicationField'][]).map(
    (field) => ({ field, need: 'optional', ground: null }) as const,
  )
  const questions = keys.flatMap((name) => {
    const [, key, file] = /^answer\.([0-9a-f]{8})(\.name)?$/.exec(name) ?? []
    if (key === undefined) return []
    const isYesOrNo = ['true', 'false'].includes(typed[name]?.[0] ?? '')
    return [{ key, kind: file !== undefined ? 'file' : isYesOrNo ? 'yes_no' : 'short_text' } as const]
  })
  return {
    fields,
    questions: questions.map((question, at) => ({
      ...question,
      text: `Câu trả lời ${at + 1}`,
      is_required: false,
    })),
  }
}
