import type { Schemas } from '@nhansu/sdk/contract'
import { commonAddresses, type PortalSite } from '@nhansu/sdk/domains/portal-pages'
import type { ReactNode } from 'react'
import { bar, brand, content, foot, footInside, mark, ways, skip } from './document.css.ts'

/** A person of a company whom applicants may call. */
export type Contact = Pick<Schemas['ExternalRecruitment'], 'data_contact' | 'data_phone'>

export interface DocumentProps {
  site: PortalSite
  /** Of the browser's tab and of what search engines list. */
  title: string
  /** One sentence for search engines and for whoever is sent the link. */
  description?: string | undefined
  /** The page's one true address, from the root; without one no search engine keeps the page. */
  canonical?: string | undefined
  /** Facts for search engines, as schema.org has them. */
  facts?: Readonly<Record<string, unknown>> | undefined
  /** Address of a script that the page can do without. */
  script?: string | undefined
  /** Whom of the page's company one may call; on pages of no company nobody. */
  contact?: Contact | undefined
  /** What stands around: what who looks for work needs, or, for people of a company, its name alone. */
  frame?: 'recruitment' | 'training'
  children: ReactNode
}

/** The frame of every page of the portal. */
export function Document({
  site,
  title,
  description,
  canonical,
  facts,
  script,
  contact,
  frame = 'recruitment',
  children,
}: DocumentProps) {
  const address = canonical === undefined ? undefined : new URL(canonical, site.origin).href
  return (
    <html lang="vi" data-density="touch">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description !== undefined && <meta name="description" content={description} />}
        {address === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address} />
            <meta property="og:url" content={address} />
          </>
        )}
        <meta property="og:title" content={title} />
        {description !== undefined && <meta property="og:description" content={description} />}
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="vi_VN" />
        <style dangerouslySetInnerHTML={{ __html: site.styles }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {script !== undefined && <script type="module" src={script} />}
        {facts !== undefined && <Facts of={facts} />}
      </head>
      <body>
        <a className={skip} href="#noi-dung">
          Đến nội dung chính
        </a>
        <header className={bar}>
          {frame === 'training' ? (
            <span className={brand}>
              <Mark />
              Xác nhận tham gia đào tạo
            </span>
          ) : (
            <a className={brand} href="/">
              <Mark />
              Cổng tuyển dụng
            </a>
          )}
        </header>
        <main id="noi-dung" tabIndex={-1} className={content}>
          {children}
        </main>
        <footer className={foot}>
          <div className={footInside}>
            {frame === 'training' ? <TrainingFoot /> : <RecruitmentFoot contact={contact} />}
          </div>
        </footer>
      </body>
    </html>
  )
}

function Mark() {
  return <img className={mark} src="/icon.svg" alt="" width={32} height={32} />
}

function RecruitmentFoot({ contact }: Pick<DocumentProps, 'contact'>) {
  return (
    <>
      <nav aria-label="Các trang chung" className={ways}>
        <a href="/">Các đợt đang tuyển</a>
        <a href={commonAddresses.companies}>Các công ty</a>
        <a href={commonAddresses.privacy}>Dữ liệu cá nhân</a>
        <a href={commonAddresses.sendLink}>Gửi lại đường dẫn hồ sơ</a>
      </nav>
      {contact !== undefined && <Help from={contact} />}
      <p>
        Công ty không thu bất kỳ khoản phí nào của người dự tuyển. Nếu ai đó đòi tiền để bạn được nhận vào
        làm, xin báo ngay cho bộ phận nhân sự của công ty.
      </p>
      <p>
        Cổng tuyển dụng không theo dõi người xem. Chỉ khi bạn mở hồ sơ của mình, trang mới đặt một cookie để
        giữ hồ sơ ấy mở trong nửa giờ.
      </p>
    </>
  )
}

function TrainingFoot() {
  return (
    <p>
      Trang này không theo dõi người xem; nó đặt một cookie để giữ lời mời của bạn mở trong nửa giờ. Ai có
      đường dẫn cũng trả lời thay bạn được, nên đừng chia sẻ.
    </p>
  )
}

/** Whom to call: a person, by a number that a telephone dials at a touch. */
function Help({ from: { data_contact: name, data_phone: phone } }: { from: Contact }) {
  if (name === null || phone === null) return null
  return (
    <p>
      Cần giúp hoặc hỏi về dữ liệu của bạn: {name}, <a href={`tel:${phone}`}>{phone}</a>.
    </p>
  )
}

/** A data block that no letter of its values can end. */
function Facts({ of: facts }: { of: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(facts)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
