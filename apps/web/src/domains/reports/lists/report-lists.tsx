import { download, saveFile } from '@nhansu/sdk'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { NotFound } from '@nhansu/ui/not-found/not-found.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { basisWords } from '../basis-words.ts'
import { PaperButton, WorkbookButton } from '../file-buttons.tsx'
import { askedOf, type ListAddress, readListAddress, writeListAddress } from './list-address.ts'
import { ListQuestion } from './list-question.tsx'
import { ListedPeople } from './listed-people.tsx'
import { daysOf, OfferedLists } from './offered-lists.tsx'

const SIZE = 50

/** Báo cáo danh sách: all lists with their counts, and the people of one of them. */
export default function ReportListsScreen() {
  const [address, change, search] = useAddress(readListAddress, writeListAddress)
  const show = (changed: Partial<ListAddress>) => change({ page: 1, ...changed })
  const { list } = address
  return list === null ? (
    <AllLists address={address} search={search} onChange={show} />
  ) : (
    <OneList address={{ ...address, list }} search={search} onChange={show} />
  )
}

interface PartProps<Address> {
  address: Address
  search: URLSearchParams
  onChange: (changed: Partial<ListAddress>) => void
}

const hrefOf = (address: ListAddress, search: URLSearchParams) => `?${writeListAddress(address, search)}`

function AllLists({ address, search, onChange }: PartProps<ListAddress>) {
  const lists = useQuery({
    ...query('reportLists.overview', { query: askedOf(address) }),
    placeholderData: keepRows(),
  })
  return (
    <Page title="Báo cáo danh sách">
      <ListQuestion
        address={address}
        onChange={onChange}
        hint="Để trống, mỗi danh sách lấy những ngày thường dùng của nó."
      />
      <Loaded
        query={lists}
        title="Không lấy được các danh sách"
        empty={({ lists: all }) =>
          all.length === 0
            ? 'Không có danh sách nào. Danh sách ghi tên từng người, nên cần quyền xem hồ sơ nhân viên.'
            : null
        }
      >
        {({ lists: all }) => (
          <OfferedLists lists={all} hrefOf={(key) => hrefOf({ ...address, list: key, page: 1 }, search)} />
        )}
      </Loaded>
    </Page>
  )
}

type ChosenAddress = ListAddress & { list: NonNullable<ListAddress['list']> }

function OneList({ address, search, onChange }: PartProps<ChosenAddress>) {
  const { list: key, page } = address
  const people = useQuery({
    ...query('reportLists.people', { path: { key }, query: { ...askedOf(address), page, size: SIZE } }),
    placeholderData: keepRows(),
  })
  const list = people.data?.list
  const allLists = hrefOf({ ...address, list: null, page: 1 }, search)
  if (people.error?.kind === 'validation' && 'key' in people.error.fields)
    return (
      <NotFound
        text="Không có danh sách này. Đường dẫn có thể đã cũ hoặc bị gõ sai; hãy chọn trong các danh sách có sẵn."
        href={allLists}
        linkText="Tất cả danh sách"
      />
    )
  return (
    <Page
      title={list?.title ?? 'Báo cáo danh sách'}
      summary={basisWords(list?.basis)}
      actions={
        <>
          <ButtonLink icon={List} href={allLists}>
            Tất cả danh sách
          </ButtonLink>
          <ExportButtons address={address} />
        </>
      }
    >
      {list?.from !== null && (
        <ListQuestion
          address={address}
          onChange={onChange}
          hint={list ? `Đang xem ${daysOf(list.from, list.to)}.` : 'Để trống là những ngày thường dùng.'}
        />
      )}
      <Card>
        <Loaded
          query={people}
          title="Không mở được danh sách"
          level={3}
          empty={({ list: { total } }) => (total === 0 ? 'Không có ai trong danh sách này' : null)}
        >
          {(answer) => (
            <Stack>
              <Text>{formatNumber(answer.list.total)} dòng</Text>
              <ListedPeople list={answer.list} people={answer.people} />
              <Pagination
                page={page}
                perPage={SIZE}
                total={answer.list.total}
                onPageChange={(next) => onChange({ page: next })}
              />
            </Stack>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}

function ExportButtons({ address }: { address: ChosenAddress }) {
  const mayExport = [usePermission('report_export'), usePermission('employee_export')].every(Boolean)
  if (!mayExport) return null
  const asked = { path: { key: address.list }, query: askedOf(address) }
  return (
    <>
      <PaperButton fetchFile={async () => saveFile(await download(client, 'reportLists.print', asked))} />
      <WorkbookButton
        fetchFile={async () => saveFile(await download(client, 'reportLists.download', asked))}
      />
    </>
  )
}
