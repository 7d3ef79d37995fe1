import { CommandPalette, type CommandPaletteProps } from '@nhansu/ui/command-palette/command-palette.tsx'
import { useState } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import { errorWords } from '../errors/error-words.ts'
import { allScreens } from '../screens.ts'
import { findScreens } from './find-screens.ts'
import { useFoundRecords } from './use-found-records.ts'

interface PaletteProps extends Pick<CommandPaletteProps, 'open' | 'onOpenChange' | 'recent' | 'onSelect'> {
  /** What was typed before it could show. */
  begun: string
}

/** The palette over the screens that the user may see and the records that the domains let him find. A hit's id is its address. */
export default function Palette({ begun, ...props }: PaletteProps) {
  const { permissions } = useProfile()
  const [words, setWords] = useState(begun)
  const { offered, groups, searching, error } = useFoundRecords(words)
  const found = offered.map(({ foundBy }) => foundBy)
  return (
    <CommandPalette
      {...props}
      query={words}
      onQueryChange={setWords}
      groups={[
        { id: 'screens', label: 'Màn hình', items: findScreens(allScreens, permissions, words) },
        ...groups,
        {
          id: 'screens-inside',
          label: 'Màn hình khác',
          items: findScreens(allScreens, permissions, words, 'inside'),
        },
      ]}
      loading={searching}
      placeholder={`Tìm ${['màn hình', ...found].join(', ')}…`}
      {...(error && { error: errorWords(error).text })}
    />
  )
}
