import type { PortalSite } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Document } from '../parts/document.tsx'

/** What an applicant reads when the link leads to nothing that is published. */
export function Missing({ site }: { site: PortalSite }) {
  return (
    <Document site={site} title="Không tìm thấy đợt tuyển dụng">
      <Heading level={1}>Không tìm thấy đợt tuyển dụng</Heading>
      <p>
        Đường dẫn có thể đã sai, hoặc đợt tuyển dụng không còn được đăng. Vui lòng kiểm tra lại đường dẫn
        trong tin tuyển dụng hoặc liên hệ bộ phận nhân sự của công ty.
      </p>
      <p>
        <a href="/">Xem các đợt đang mở</a>
      </p>
    </Document>
  )
}
