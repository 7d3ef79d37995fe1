import { switchCompany } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { TopBarSelector } from '@nhansu/ui/top-bar/top-bar-selector.tsx'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { client } from '#web/session/client.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { errorWords } from '../errors/error-words.ts'

/** The company one works in; another one means another token, and everything on the screen anew. */
export function CompanySelector() {
  const { company, companies } = useProfile()
  const [switching, setSwitching] = useState(false)
  const mayLeave = useLeaveQuestion()
  const toast = useToast()
  if (companies.length === 0) return null

  const change = async (id: string) => {
    if (!(await mayLeave())) return
    setSwitching(true)
    try {
      await switchCompany(client, Number(id))
    } catch (error) {
      const { text, requestId } = errorWords(error)
      toast.bad('Không đổi được công ty.', { description: text, ...(requestId && { requestId }) })
    }
    setSwitching(false)
  }
  return (
    <TopBarSelector
      label="Công ty"
      icon={Building2}
      value={String(company?.id ?? '')}
      options={companies.map(({ id, name, short_name }) => ({
        value: String(id),
        label: short_name,
        hint: name,
      }))}
      onValueChange={(id) => void change(id)}
      loading={switching}
    />
  )
}
