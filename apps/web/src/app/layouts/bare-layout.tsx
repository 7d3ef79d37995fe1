import { Outlet } from 'react-router-dom'
import { UpdateNotice } from '../updates/update-notice.tsx'
import { bare } from './bare-layout.css.ts'

/** Around a screen that stands alone. A paper says by itself what is sent and what waits, and which keys it knows. */
export function BareLayout() {
  return (
    <main className={bare}>
      <UpdateNotice />
      <Outlet />
    </main>
  )
}
