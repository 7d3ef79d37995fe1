import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { config } from '#web/session/config.ts'
import { brand, column, mark, page } from './auth-layout.css.ts'

/** Whoever begins to type will see the frame next; until he is done it is there. */
const fetchFrame = () => void import('../dashboard-routes.tsx').catch(() => undefined)

/** Around the pages for who is not signed in: the product and whose it is, one card, the way to the company's other apps. */
export function AuthLayout() {
  useEffect(() => {
    addEventListener('focusin', fetchFrame, { once: true })
    return () => removeEventListener('focusin', fetchFrame)
  }, [])
  return (
    <main className={page}>
      <div className={brand}>
        <span className={mark} aria-hidden>
          N
        </span>
        <div>
          <Text as="p" size="section" weight="strong">
            Quản lý nhân sự
          </Text>
          {config.companyName !== '' && (
            <Text as="p" tone="soft">
              {config.companyName}
            </Text>
          )}
        </div>
      </div>
      <div className={column}>
        <Card>
          <Outlet />
        </Card>
      </div>
      <Inline gap="lg" justify="center">
        {config.companyAppsUrl !== '' && (
          <Link href={config.companyAppsUrl}>Ứng dụng nội bộ của công ty</Link>
        )}
        <Text size="hint" tone="hint">
          {config.version}
        </Text>
      </Inline>
    </main>
  )
}
