import { commonAddresses, type PortalPage, type PortalSite } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Faults } from '../parts/asked-parts.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { deeds, group } from '../parts/form-fields.css.ts'
import { Line, OneOf } from '../parts/form-fields.tsx'
import { head } from './campaign.css.ts'

type Ask = Extract<PortalPage, { kind: 'askLink' }>

/** Asks for the link of one's own application, by its campaign and its e-mail address. */
export function AskLink({ campaigns, typed, faults, site }: Ask & { site: PortalSite }) {
  const of = { typed, faults }
  const isWrong = Object.keys(faults).length > 0
  return (
    <Document site={site} title={`${isWrong ? 'Lỗi: ' : ''}Gửi lại đường dẫn hồ sơ`}>
      <div className={head}>
        <Heading level={1}>Gửi lại đường dẫn hồ sơ</Heading>
        <p>
          Đường dẫn được gửi về email ghi trong hồ sơ. Hồ sơ không ghi email: xin gọi người phụ trách của công
          ty, ghi ở trang <a href={commonAddresses.privacy}>Dữ liệu cá nhân</a>, và đọc mã hồ sơ.
        </p>
      </div>
      {isWrong && <Faults of={faults} what="Yêu cầu" />}
      <form method="post" action={commonAddresses.sendLink} noValidate className={group}>
        <OneOf
          of={of}
          name="dot"
          label="Đợt tuyển dụng"
          required
          hint="Đợt đã đóng: mở trang của đợt rồi chọn Gửi lại đường dẫn hồ sơ."
          choices={campaigns.map(({ id, name, company_name: company }) => ({
            value: id,
            words: `${name} – ${company}`,
          }))}
        />
        <Line
          of={of}
          name="email"
          label="Email ghi trong hồ sơ"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
        />
        <div className={deeds}>
          <button type="submit" className={buttonLook('primary')}>
            Gửi lại đường dẫn
          </button>
        </div>
      </form>
    </Document>
  )
}

/** The same words whatever is known of the address. */
export function LinkAsked({ site }: { site: PortalSite }) {
  return (
    <Document site={site} title="Đã nhận yêu cầu">
      <div className={head}>
        <Heading level={1}>Đã nhận yêu cầu</Heading>
        <p>
          Nếu đợt này có hồ sơ ghi email ấy, đường dẫn sẽ đến trong vài phút. Hãy xem cả hộp thư rác. Mỗi giờ
          chỉ gửi một thư, mỗi ngày không quá ba thư; đường dẫn bạn đang giữ vẫn dùng được.
        </p>
        <p>
          Không thấy thư? Xin gọi người phụ trách của công ty, ghi ở trang{' '}
          <a href={commonAddresses.privacy}>Dữ liệu cá nhân</a>.
        </p>
      </div>
      <div className={deeds}>
        <a className={buttonLook('neutral')} href="/">
          Xem các đợt đang tuyển
        </a>
      </div>
    </Document>
  )
}
