import type { Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { query } from '#web/session/queries.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'

const OwnSeriesDialog = lazy(() => import('./numbers/own-series-dialog.tsx'))
const SeriesDialog = lazy(async () => ({
  default: (await import('./numbers/series-dialog.tsx')).SeriesDialog,
}))
const TemplateDrawer = lazy(async () => ({
  default: (await import('./templates/template-drawer.tsx')).TemplateDrawer,
}))

type Type = Row<'contractTypes'>

interface OwnOfTypeProps {
  type: Type
  onClose: () => void
}

/** As which kind of paper a contract of a type is printed; appendices lie beneath their contracts. */
const paperKinds: Readonly<Record<Type['kind'], Schemas['PaperKind'] | undefined>> = {
  training: 'training_contract',
  probation: 'probation_contract',
  fixed_term: 'labour_contract',
  indefinite: 'labour_contract',
  seasonal: 'labour_contract',
  appendix: undefined,
}

/** The series of a type of contracts: begun where it has none, else changed. */
export function SeriesOfType({ type, onClose }: OwnOfTypeProps) {
  const { data } = useQuery(query('numberSeries.list'))
  if (!data) return null
  const own = data.number_series.find((series) => series.contract_type_id === type.id)
  return own ? (
    <SeriesDialog series={own} onClose={onClose} />
  ) : (
    <OwnSeriesDialog of={type} onClose={onClose} />
  )
}

/** The Word file of a type of contracts, with the tags that it may name. */
export function TemplateOfType({ type, onClose }: OwnOfTypeProps) {
  const { data } = useQuery(query('paperTemplates.list'))
  const ofKind = data?.paper_templates.find(
    (each) => each.contract_type_id === null && each.kind === paperKinds[type.kind],
  )
  if (!data || !ofKind) return null
  const own = data.paper_templates.find((each) => each.contract_type_id === type.id)
  const none = {
    ...ofKind,
    contract_type_id: type.id,
    title: `${ofKind.title}: ${type.name}`,
    file: null,
    clauses: null,
  }
  return <TemplateDrawer template={own ?? none} onWrite={() => undefined} onClose={onClose} />
}
