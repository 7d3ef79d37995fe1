import { Page } from '@nhansu/ui/layout/page.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@nhansu/ui/tabs/tabs.tsx'
import { useTabInAddress } from '#web/kit/detail-page/use-tab-in-address.ts'
import { NoticeList } from './notice-list.tsx'
import { NoticeSettings } from './notice-settings.tsx'
import { StandIns } from './stand-ins.tsx'

/** One's own notices: what has not been read, what is open and what is done, who stands in, and which kinds one wants. */
export default function NoticesPage() {
  const [tab, setTab] = useTabInAddress(['unread', 'open', 'done', 'all', 'stand-ins', 'settings'])
  return (
    <Page title="Thông báo">
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Thông báo">
          <Tab value="unread">Chưa đọc</Tab>
          <Tab value="open">Chưa xong</Tab>
          <Tab value="done">Đã xong</Tab>
          <Tab value="all">Tất cả</Tab>
          <Tab value="stand-ins">Người thay</Tab>
          <Tab value="settings">Cài đặt</Tab>
        </TabList>
        <TabPanel value="unread">
          <NoticeList view="unread" />
        </TabPanel>
        <TabPanel value="open">
          <NoticeList view="open" />
        </TabPanel>
        <TabPanel value="done">
          <NoticeList view="done" />
        </TabPanel>
        <TabPanel value="all">
          <NoticeList view="all" />
        </TabPanel>
        <TabPanel value="stand-ins">
          <StandIns />
        </TabPanel>
        <TabPanel value="settings">
          <NoticeSettings />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
