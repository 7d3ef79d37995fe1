import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { fillPath, mayOpen } from '#web/kit/screen/screen.ts'
import { useScreens } from '#web/kit/screen/use-screens.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { recordPage } from './record-page.ts'

type Entry = Row<'auditTrail'>

/** The record that a line is about: the way to its page for whoever may open that, or the name that it had. */
export function RecordName({ entry }: { entry: Entry }) {
  const address = useRecordAddress(entry)
  const { record_name: name, record_id: id, is_deleted: isDeleted } = entry
  const words = name ?? (id === null ? '–' : `Số ${id}`)
  if (isDeleted) {
    return (
      <Inline gap="sm" wrap={false}>
        <Text truncate>{words}</Text>
        <Text tone="hint">(đã xóa)</Text>
      </Inline>
    )
  }
  if (address === undefined) return <span title={words}>{words}</span>
  return (
    <Link tone="quiet" href={address}>
      {words}
    </Link>
  )
}

function useRecordAddress(entry: Entry): string | undefined {
  const screens = useScreens()
  const { permissions } = useProfile()
  const page = recordPage(entry)
  const screen = page && screens.find(({ path }) => path === page.path)
  if (screen === undefined || !mayOpen(screen, permissions)) return undefined
  return fillPath(screen.path, { id: String(page?.id) })
}
