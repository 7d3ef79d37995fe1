import { MenuRadioGroup, MenuRadioItem } from '@nhansu/ui/dropdown-menu/menu-choice.tsx'
import { MenuSub } from '@nhansu/ui/dropdown-menu/menu-group.tsx'
import { parseDensity, parseTheme } from '@nhansu/ui/theme/theme-attributes.ts'
import { Palette, Rows3 } from 'lucide-react'
import { useViewChoices } from './use-view-choices.ts'

/** Colours and density, as items of the user's menu. */
export function ViewMenu() {
  const [choices, choose] = useViewChoices()
  return (
    <>
      <MenuSub label="Giao diện" icon={Palette}>
        <MenuRadioGroup
          label="Giao diện"
          value={choices.theme}
          onValueChange={(word) => choose({ theme: parseTheme(word) })}
        >
          <MenuRadioItem value="light">Sáng</MenuRadioItem>
          <MenuRadioItem value="dark">Tối</MenuRadioItem>
          <MenuRadioItem value="system">Theo thiết bị</MenuRadioItem>
        </MenuRadioGroup>
      </MenuSub>
      <MenuSub label="Mật độ" icon={Rows3}>
        <MenuRadioGroup
          label="Mật độ"
          value={choices.density}
          onValueChange={(word) => choose({ density: parseDensity(word) })}
        >
          <MenuRadioItem value="comfortable">Thoáng</MenuRadioItem>
          <MenuRadioItem value="compact">Gọn</MenuRadioItem>
        </MenuRadioGroup>
      </MenuSub>
    </>
  )
}
