import { FileText, Hash } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { SeriesOfType, TemplateOfType } from './own-of-type.tsx'

type Type = Row<'contractTypes'>

const useCatalogue = catalogueActions('contractTypes', {
  export: 'contract_export',
  import: 'contract_edit:company',
})

/** An appendix is numbered beneath its contract, and printed as a paper of its own kind. */
const isAppendix = ({ kind }: Type) => kind === 'appendix'

/** What can be done with types of contracts beside the catalogue: numbers and a Word file of their own. */
export function useContractTypeActions(list: ShownList<object>): ListActions<Type> {
  const offered = useCatalogue(list)
  const mayEdit = usePermission('contract_edit:company')
  const [asked, setAsked] = useState<{ what: 'series' | 'template'; type: Type }>()
  const row = useMemo(
    () => [
      {
        id: 'series',
        label: 'Đánh số riêng',
        icon: Hash,
        hidden: isAppendix,
        onSelect: (type: Type) => setAsked({ what: 'series', type }),
      },
      {
        id: 'template',
        label: 'Mẫu Word riêng',
        icon: FileText,
        hidden: isAppendix,
        onSelect: (type: Type) => setAsked({ what: 'template', type }),
      },
    ],
    [],
  )
  const close = () => setAsked(undefined)
  return {
    ...offered,
    ...(mayEdit && { row }),
    dialogs: (
      <>
        {offered.dialogs}
        <Suspense>
          {asked?.what === 'series' && <SeriesOfType type={asked.type} onClose={close} />}
          {asked?.what === 'template' && <TemplateOfType type={asked.type} onClose={close} />}
        </Suspense>
      </>
    ),
  }
}
