import {
  type CampaignChoice,
  type CampaignList,
  campaignsAPage,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { CampaignCards } from '../parts/campaign-cards.tsx'
import { buttonLook, type Choice, Chosen, Typed } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { fields, lead, more, moreName, pages, search, keyword } from './campaigns.css.ts'

interface CampaignsProps {
  choice: CampaignChoice
  list: CampaignList
  site: PortalSite
}

/** All open campaigns, chosen by a plain form: '/' and '/tuyen-dung'. */
export function Campaigns({ choice, list, site }: CampaignsProps) {
  const { page = 1 } = choice
  const chosen = addressOf(choice, page) !== '/'
  return (
    <Document
      site={site}
      title="Các đợt tuyển dụng đang mở"
      description="Xem các vị trí đang tuyển, nơi làm việc, mức lương và hạn nộp hồ sơ."
      canonical={chosen ? undefined : '/'}
    >
      <div>
        <Heading level={1}>Các đợt tuyển dụng đang mở</Heading>
        <p className={lead}>{found(list.total, chosen)}</p>
      </div>
      {(list.companies.length > 0 || chosen) && <Search choice={choice} list={list} />}
      {list.recruitments.length > 0 && <CampaignCards of={list.recruitments} />}
      {chosen && list.recruitments.length === 0 && (
        <p>
          <a className={buttonLook('neutral')} href="/">
            Xem tất cả các đợt đang mở
          </a>
        </p>
      )}
      <Pages choice={choice} page={page} total={list.total} />
    </Document>
  )
}

function found(total: number, chosen: boolean): string {
  if (total > 0) return `${total} đợt đang nhận hồ sơ.`
  return chosen
    ? 'Không có đợt nào khớp với điều kiện bạn chọn. Hãy bớt điều kiện hoặc xem tất cả.'
    : 'Hiện chưa có đợt tuyển dụng nào đang nhận hồ sơ. Mời bạn quay lại sau.'
}

const all: Choice = { value: '', words: 'Tất cả' }

function Search({ choice, list }: Pick<CampaignsProps, 'choice' | 'list'>) {
  return (
    <search>
      <form className={search} method="get" action="/">
        <div className={keyword}>
          <Typed id="search" name="search" label="Từ khóa" value={choice.search ?? ''} />
        </div>
        <details className={more} open={narrows(choice)}>
          <summary className={moreName}>Lọc và sắp xếp</summary>
          <div className={fields}>
            <Chosen
              id="company"
              name="company"
              label="Công ty"
              value={choice.company ?? ''}
              choices={[
                all,
                ...list.companies.map(({ code, name, total }) => ({
                  value: code,
                  words: `${name} (${total})`,
                })),
              ]}
            />
            <Chosen
              id="province"
              name="province"
              label="Tỉnh, thành phố"
              value={String(choice.province ?? '')}
              choices={[
                all,
                ...list.provinces.map(({ id, name, total }) => ({
                  value: String(id),
                  words: `${name} (${total})`,
                })),
              ]}
            />
            <Chosen
              id="nature"
              name="nature_of_work"
              label="Tính chất công việc"
              value={String(choice.nature_of_work ?? '')}
              choices={[
                all,
                ...Object.entries(natureOfWorkLabels).map(([value, words]) => ({ value, words })),
              ]}
            />
            <Chosen
              id="sort"
              name="sort"
              label="Sắp xếp"
              value={choice.sort ?? 'newest'}
              choices={[
                { value: 'newest', words: 'Mới nhất' },
                { value: 'ending', words: 'Sắp hết hạn' },
              ]}
            />
          </div>
        </details>
        <button type="submit" className={buttonLook('primary')}>
          Tìm
        </button>
      </form>
    </search>
  )
}

/** Whether more than words narrows the list: what does stays in sight. */
function narrows({ company, province, nature_of_work: nature, sort }: CampaignChoice): boolean {
  return [company, province, nature].some((chosen) => chosen !== undefined) || sort === 'ending'
}

function Pages({ choice, page, total }: { choice: CampaignChoice; page: number; total: number }) {
  const last = Math.ceil(total / campaignsAPage)
  if (last <= 1) return null
  return (
    <nav className={pages} aria-label="Các trang">
      {page > 1 ? (
        <a className={buttonLook('neutral')} rel="prev" href={addressOf(choice, page - 1)}>
          Trang trước
        </a>
      ) : (
        <span />
      )}
      <span>
        Trang {page} / {last}
      </span>
      {page < last ? (
        <a className={buttonLook('neutral')} rel="next" href={addressOf(choice, page + 1)}>
          Trang sau
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The list's address for a choice, without what is as usual. */
function addressOf(
  { search: words, company, province, nature_of_work: nature, sort }: CampaignChoice,
  page: number,
) {
  const query = new URLSearchParams()
  if (words !== undefined) query.set('search', words)
  if (company !== undefined) query.set('company', company)
  if (province !== undefined) query.set('province', String(province))
  if (nature !== undefined) query.set('nature_of_work', String(nature))
  if (sort !== undefined && sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/' : `/?${query.toString()}`
}
