import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Icon } from '@nhansu/ui/icon/icon.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { type MenuEntry, menuFor } from '../menu.ts'
import { allScreens } from '../screens.ts'

/** Every screen of the menu that the user may open: single ones first, then the groups. */
export function Shortcuts() {
  const { permissions } = useProfile()
  const entries = menuFor(allScreens, permissions)
  return (
    <Card title="Chức năng">
      <Stack gap="xl">
        <Inline>
          {entries.map(({ id, icon, label, href }) =>
            href === undefined ? null : (
              <ButtonLink key={id} icon={icon} href={href}>
                {label}
              </ButtonLink>
            ),
          )}
        </Inline>
        <Grid tile="small" gap="xl">
          {entries.map((entry) => entry.items && <Group key={entry.id} {...entry} />)}
        </Grid>
      </Stack>
    </Card>
  )
}

function Group({ icon, label, items = [] }: MenuEntry) {
  return (
    <Stack gap="sm">
      <Inline>
        <Icon of={icon} />
        <Heading level={3}>{label}</Heading>
      </Inline>
      <Stack as="ul" gap="xs">
        {items.map((item) => (
          <li key={item.href}>
            <Link tone="quiet" href={item.href}>
              {item.label}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
