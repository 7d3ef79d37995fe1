import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@nhansu/ui/tabs/tabs.tsx'
import { type ReactNode, Suspense } from 'react'
import { useTabInAddress } from './use-tab-in-address.ts'

/** One tab of a record. */
export interface DetailTab {
  /** Its word in the address: 'history'. */
  id: string
  label: string
  /** How many there are to see: a `CountBadge`, or a word or two. */
  badge?: ReactNode
  /** Its component: drawn, and so loaded, only while the tab is chosen. It may be a `lazy` one. */
  content: ReactNode
}

interface DetailTabsProps {
  /** What the tabs are of: 'Hồ sơ đơn vị Phòng Nhân sự'. */
  label: string
  /** The tabs that the reader may see; the first one shows at the start. */
  tabs: readonly DetailTab[]
  /** The name in the address, where 'tab' belongs to something else on the screen. */
  addressKey?: string
}

/** The tabs of a record. Each loads on its own, and the chosen one stands in the address. */
export function DetailTabs({ label, tabs, addressKey }: DetailTabsProps) {
  const [tab, setTab] = useTabInAddress(
    tabs.map(({ id }) => id),
    addressKey,
  )
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label={label}>
        {tabs.map(({ id, label: words, badge }) => (
          <Tab key={id} value={id} badge={badge}>
            {words}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} value={id}>
          <Suspense fallback={<Loading />}>{content}</Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
