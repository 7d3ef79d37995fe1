import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Icon } from '@nhansu/ui/icon/icon.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { type MenuEntry, menuFor } from '../menu.ts'
import { allScreens } from '../screens.tsx'

/** Every screen of the menu that the user may open, by group. */
export function Shortcuts() {
  const { permissions } = useProfile()
  const entries = menuFor(allScreens, permissions)
  return (
    <Card title="Chức năng">
      <Grid tile="medium" gap="xl">
        {entries.map((entry) => (
          <Shortcut key={entry.id} {...entry} />
        ))}
      </Grid>
    </Card>
  )
}

function Shortcut({ icon, label, items, href }: MenuEntry) {
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Text tone="brand" as="span">
          <Icon of={icon} />
        </Text>
        {items ? <Text weight="strong">{label}</Text> : <Link href={href}>{label}</Link>}
      </Inline>
      {items && (
        <Stack as="ul" gap="xs">
          {items.map((item) => (
            <li key={item.href}>
              <Link tone="quiet" href={item.href}>
                {item.label}
              </Link>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
