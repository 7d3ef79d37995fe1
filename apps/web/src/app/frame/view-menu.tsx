import { MenuRadioGroup, MenuRadioItem } from '@nhansu/ui/dropdown-menu/menu-choice.tsx'
import { MenuSub } from '@nhansu/ui/dropdown-menu/menu-group.tsx'
import { type Density, parseDensity, parseTheme, type Theme } from '@nhansu/ui/theme/theme-attributes.ts'
import { type LucideIcon, Palette, Rows3 } from 'lucide-react'
import { useViewChoices } from './use-view-choices.ts'

const themes: Record<Theme, string> = { light: 'Sáng', dark: 'Tối', system: 'Theo thiết bị' }
const densities: Record<Exclude<Density, 'touch'>, string> = { comfortable: 'Thoáng', compact: 'Gọn' }

/** Colours and density, as items of the user's menu. */
export function ViewMenu() {
  const [{ theme, density }, choose] = useViewChoices()
  return (
    <>
      <Choice
        label="Giao diện"
        icon={Palette}
        words={themes}
        value={theme}
        onChoose={(word) => choose({ theme: parseTheme(word) })}
      />
      <Choice
        label="Mật độ"
        icon={Rows3}
        words={densities}
        value={density}
        onChoose={(word) => choose({ density: parseDensity(word) })}
      />
    </>
  )
}

interface ChoiceProps {
  label: string
  icon: LucideIcon
  /** What can be chosen, with its words. */
  words: Readonly<Record<string, string>>
  value: string
  onChoose: (word: string) => void
}

function Choice({ label, icon, words, value, onChoose }: ChoiceProps) {
  return (
    <MenuSub label={label} icon={icon}>
      <MenuRadioGroup label={label} value={value} onValueChange={onChoose}>
        {Object.entries(words).map(([word, name]) => (
          <MenuRadioItem key={word} value={word}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </MenuSub>
  )
}
