import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { CountBadge } from '#ui/badge/count-badge.tsx'
import { CommandPalette } from '#ui/command-palette/command-palette.tsx'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { ScrollArea } from '#ui/layout/scroll-area.tsx'
import { Sidebar } from '#ui/sidebar/sidebar.tsx'
import { SidebarItem } from '#ui/sidebar/sidebar-item.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Tree } from '#ui/tree/tree.tsx'

afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const nothing = () => undefined
const drawer = { header: null, drawerOpen: false, onDrawerOpenChange: nothing }
const ids = (...all: string[]) => all.map((id) => ({ id, label: id }))

/** What is wrong, and the part of the warning that says how to mend it. */
const misuses: readonly (readonly [name: string, part: ReactNode, way: string])[] = [
  ['Avatar', <Avatar alone name=" " />, 'needs `name`'],
  ['CountBadge', <CountBadge value={2.5} label="ngày" />, 'round it'],
  [
    'CommandPalette',
    <CommandPalette
      open
      query="a"
      groups={[{ id: 'g', label: 'Trang', items: ids('a', 'a') }]}
      onOpenChange={nothing}
      onQueryChange={nothing}
      onSelect={nothing}
    />,
    'Name the kind in it',
  ],
  [
    'DescriptionList',
    <DescriptionList items={['1', '2'].map((value) => ({ term: 'Số', value }))} />,
    'Name each for what it is',
  ],
  ['ScrollArea', <ScrollArea label="">…</ScrollArea>, 'needs `label`'],
  [
    'Sidebar',
    <Sidebar {...drawer} minimised>
      {null}
    </Sidebar>,
    '`defaultMinimised` instead',
  ],
  [
    'SidebarItem',
    <Sidebar {...drawer}>
      <SidebarItem href="#">Nhân viên</SidebarItem>
    </Sidebar>,
    'give it an `icon`',
  ],
  ['Stepper', <Stepper steps={ids('tep', 'cot')} current="xem" />, 'the id of one of the steps'],
  ['Tabs without a choice', <Tabs>{null}</Tabs>, 'give it `defaultValue`'],
  ['Tabs that cannot change', <Tabs value="chung">{null}</Tabs>, 'give it `onValueChange`'],
  ['Tree', <Tree label="Đơn vị" items={ids('1', '1')} />, 'unique in the whole tree'],
]

test.each(misuses)('%s: misuse is told with the way to mend it', async (_, part, way) => {
  const told = vi.spyOn(console, 'warn').mockImplementation(nothing)
  vi.spyOn(console, 'error').mockImplementation(nothing)
  mount(part)
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining(way)))
})
