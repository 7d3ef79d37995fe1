import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { ReactNode } from 'react'
import { type DetailTab, DetailTabs } from './detail-tabs.tsx'

export interface DetailPageProps {
  /** The record's name, the page's `<h1>`. */
  title: string
  /** A picture before the name. */
  media?: ReactNode
  /** Its state: a `Status`. */
  status?: ReactNode
  /** One line of what matters most: 'SM001842 · Chuyên viên · Phòng Nhân sự'. */
  summary?: ReactNode
  /** What can be done with it; one primary button, last. */
  actions?: ReactNode
  /** What every reader looks for, over the tabs. */
  essentials?: readonly Description[]
  /** Its tabs; a record of one part has that part as `children` instead. */
  tabs?: readonly DetailTab[]
  /** What needs attention: `Card`s, in a column at the right; on a narrow window under the rest. */
  attention?: ReactNode
  /** Under the tabs, or in their place: related lists. */
  children?: ReactNode
}

/** The page of one record: who it is, what can be done, its parts in tabs, and what needs attention. */
export function DetailPage(props: DetailPageProps) {
  const { title, media, status, summary, actions, essentials = [], tabs = [], attention, children } = props
  const body = (
    <Stack>
      {(essentials.length > 0 || tabs.length > 0) && (
        <Card>
          <Stack>
            {essentials.length > 0 && <DescriptionList items={essentials} columns={3} layout="under" />}
            {tabs.length > 0 && <DetailTabs label={title} tabs={tabs} />}
          </Stack>
        </Card>
      )}
      {children}
    </Stack>
  )
  return (
    <Page title={title} media={media} status={status} summary={summary} actions={actions}>
      {attention ? (
        <Columns count="main-aside" gap="lg">
          {body}
          <Stack>{attention}</Stack>
        </Columns>
      ) : (
        body
      )}
    </Page>
  )
}
