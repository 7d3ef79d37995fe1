import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { CountBadge } from '#ui/badge/count-badge.tsx'
import { CommandPalette } from '#ui/command-palette/command-palette.tsx'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { forgetWarnings } from '#ui/dev/dev-warn.ts'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { ScrollArea } from '#ui/layout/scroll-area.tsx'
import { Sidebar } from '#ui/sidebar/sidebar.tsx'
import { SidebarItem } from '#ui/sidebar/sidebar-item.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Tree } from '#ui/tree/tree.tsx'

beforeEach(forgetWarnings)
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const nothing = () => undefined
const drawer = { header: null, drawerOpen: false, onDrawerOpenChange: nothing }
const ids = (...all: string[]) => all.map((id) => ({ id, label: id }))

interface Misuse {
  name: string
  /** Drawn wrongly on purpose. */
  part: ReactNode
  /** The words of the warning that say how to mend it. */
  way: string
}

const misuses: readonly Misuse[] = [
  { name: 'Avatar', part: <Avatar alone name=" " />, way: 'needs `name`' },
  { name: 'CountBadge', part: <CountBadge value={2.5} label="ngày" />, way: 'round it' },
  {
    name: 'CommandPalette',
    part: (
      <CommandPalette
        open
        query="a"
        groups={[{ id: 'g', label: 'Trang', items: ids('a', 'a') }]}
        onOpenChange={nothing}
        onQueryChange={nothing}
        onSelect={nothing}
      />
    ),
    way: 'Name the kind in it',
  },
  {
    name: 'DescriptionList',
    part: <DescriptionList items={['1', '2'].map((value) => ({ term: 'Số', value }))} />,
    way: 'Name each for what it is',
  },
  { name: 'ScrollArea', part: <ScrollArea label="">…</ScrollArea>, way: 'needs `label`' },
  {
    name: 'Sidebar',
    part: (
      <Sidebar {...drawer} minimised>
        {null}
      </Sidebar>
    ),
    way: '`defaultMinimised` instead',
  },
  {
    name: 'SidebarItem',
    part: (
      <Sidebar {...drawer}>
        <SidebarItem href="#">Nhân viên</SidebarItem>
      </Sidebar>
    ),
    way: 'give it an `icon`',
  },
  {
    name: 'Stepper',
    part: <Stepper steps={ids('tep', 'cot')} current="xem" />,
    way: 'the id of one of the steps',
  },
  { name: 'Tabs without a choice', part: <Tabs>{null}</Tabs>, way: 'give it `defaultValue`' },
  {
    name: 'Tabs that cannot change',
    part: <Tabs value="chung">{null}</Tabs>,
    way: 'give it `onValueChange`',
  },
  { name: 'Tree', part: <Tree label="Đơn vị" items={ids('1', '1')} />, way: 'unique in the whole tree' },
]

test.each(misuses)('$name: misuse is told with the way to mend it', async ({ part, way }) => {
  const told = vi.spyOn(console, 'warn').mockImplementation(nothing)
  vi.spyOn(console, 'error').mockImplementation(nothing)
  // A narrower window shows no sidebar until its drawer opens.
  await page.viewport(1280, 800)
  mount(part)
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining(way)))
})
