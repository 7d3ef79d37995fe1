import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Tooltip } from '@nhansu/ui/tooltip/tooltip.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { isFreeKey } from '#web/kit/screen/free-key.ts'
import { useWalk } from './use-walk.ts'

/** 'Trước' and 'Sau' through the list that the file was opened from, also by K and J; nothing without a list. */
export function FileWalk({ id }: { id: number }) {
  const walk = useWalk(id)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = byKey[event.key.toLowerCase()]
    if (walk === undefined || by === undefined || !isFreeKey(event)) return
    event.preventDefault()
    walk.go(by)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (walk === undefined) return null
  return (
    <Inline gap="xs" wrap={false}>
      <Tooltip label="Trước (K)">
        <IconButton icon={ChevronLeft} label="Trước" disabled={!walk.has(-1)} onClick={() => walk.go(-1)} />
      </Tooltip>
      <Text size="label" tone="soft">{`${formatNumber(walk.at)}/${formatNumber(walk.total)}`}</Text>
      <Tooltip label="Sau (J)">
        <IconButton
          icon={ChevronRight}
          label="Sau"
          disabled={!walk.has(1)}
          loading={walk.isMoving}
          onClick={() => walk.go(1)}
        />
      </Tooltip>
    </Inline>
  )
}

const byKey: Readonly<Record<string, -1 | 1>> = { k: -1, j: 1 }
