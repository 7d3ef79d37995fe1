import type { PortalPage, PortalSite } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'

type UnavailablePage = Extract<PortalPage, { kind: 'unavailable' }>

/** Says that it does not work right now, and lets the reader try the same address again. */
export function Unavailable({ address, words, site }: UnavailablePage & { site: PortalSite }) {
  return (
    <Document site={site} title="Tạm thời không mở được trang">
      <Heading level={1}>Tạm thời không mở được trang</Heading>
      <p>{words ?? 'Hệ thống đang bận hoặc đang được bảo trì. Vui lòng thử lại sau ít phút.'}</p>
      <p>
        <a className={buttonLook('primary')} href={address}>
          Thử lại
        </a>
      </p>
    </Document>
  )
}
