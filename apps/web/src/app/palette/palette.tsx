import { CommandPalette, type CommandPaletteProps } from '@nhansu/ui/command-palette/command-palette.tsx'
import { useState } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import { errorWords } from '../errors/error-words.ts'
import { allScreens } from '../screens.ts'
import { findScreens } from './find-screens.ts'
import { useFoundEmployees } from './use-found-employees.ts'

type PaletteProps = Pick<CommandPaletteProps, 'open' | 'onOpenChange' | 'recent' | 'onSelect'>

/** The palette over the screens that the user may see and, if he may see them, the employees. A hit's id is its address. */
export default function Palette(props: PaletteProps) {
  const { permissions } = useProfile()
  const [words, setWords] = useState('')
  const { people, searching, error } = useFoundEmployees(words)
  return (
    <CommandPalette
      {...props}
      query={words}
      onQueryChange={setWords}
      groups={[
        { id: 'screens', label: 'Màn hình', items: findScreens(allScreens, permissions, words) },
        { id: 'employees', label: 'Nhân viên', items: people },
      ]}
      loading={searching}
      placeholder={
        permissions.has('employee_access') ? 'Tìm màn hình, tên, mã nhân viên, điện thoại…' : 'Tìm màn hình…'
      }
      {...(error && { error: errorWords(error).text })}
    />
  )
}
