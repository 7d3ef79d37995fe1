import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'

/** The specification's pause before a filter asks the server. */
const PAUSE_MS = 100

/**
 * The first employees by name, initials, code or phone, for whoever may see employees.
 *
 * @param words as typed; the server is asked once they rest
 */
export function useFoundEmployees(words: string) {
  const may = usePermission('employee_access')
  const wanted = words.normalize('NFC').trim()
  const asked = useRested(wanted)
  const enabled = may && wanted !== '' && asked !== ''
  const { data, error, isFetching } = useQuery({
    ...query('employees.find', { query: { q: asked } }),
    placeholderData: keepRows(),
    enabled,
  })
  return {
    people: enabled ? (data?.employees ?? []).map(itemOf) : [],
    searching: may && wanted !== '' && (isFetching || asked !== wanted),
    error: enabled ? error : null,
  }
}

interface Found {
  id: number
  nhansu_id: string
  full_name: string
  active: boolean
  unit_name: string | null
}

function itemOf({ id, nhansu_id, full_name, active, unit_name }: Found): PaletteItem {
  const hint = [nhansu_id, active ? unit_name : 'Đã nghỉ việc'].filter(Boolean).join(' · ')
  return { id: `/nhan-vien/${id}/chi-tiet`, label: full_name, hint, icon: UserRound }
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
