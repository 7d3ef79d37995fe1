import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Eye, Pencil, TriangleAlert } from 'lucide-react'
import { Icon } from '@nhansu/ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import { moneyWords } from '#web/kit/money.ts'
import { ValueWords } from '#web/kit/conflict/value-words.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { editPath, type FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { answerOf, type FileGroup, type GroupAnswer, type GroupSection } from './file-group.ts'
import { useGroup } from './use-group.ts'
import { useReveal } from './use-reveal.ts'

interface GroupFactsProps extends FilePartProps {
  group: FileGroup
  /** Before the part's own sections. */
  children?: ReactNode
}

/** A part of the file to read, with one press for its numbers behind dots and the way to its form. */
export function GroupFacts({ group, employee, own, children }: GroupFactsProps) {
  const shown = useGroup(group, employee.id)
  return (
    <Loaded query={shown}>
      {(data) => (
        <Facts group={group} employeeId={employee.id} own={own} answer={answerOf(group, data)}>
          {children}
        </Facts>
      )}
    </Loaded>
  )
}

interface FactsProps {
  group: FileGroup
  employeeId: number
  own: boolean
  answer: GroupAnswer
  children?: ReactNode
}

function Facts({ group, employeeId, own, answer, children }: FactsProps) {
  const { permissions } = useProfile()
  const { values, warnings } = answer
  const opened = useReveal(employeeId, values.dotted_fields)
  const mayEdit = !own && group.edit.every((name) => permissions.has(name))
  const words = (field: AnyField) => {
    if (values.masked_fields.includes(field.field)) return <Text tone="hint">Không có quyền xem</Text>
    const dotted = values.dotted_fields.includes(field.field)
    if (dotted && !(field.field in opened.values)) return <span aria-label="Đang che">••••••</span>
    return factWords(field, dotted ? opened.values[field.field] : values[field.field])
  }
  return (
    <Stack gap="xl">
      {(opened.closed.length > 0 || mayEdit) && (
        <Inline>
          {opened.closed.length > 0 && (
            <Button size="small" icon={Eye} loading={opened.isPending} onClick={() => void opened.reveal()}>
              Hiện
            </Button>
          )}
          {mayEdit && (
            <ButtonLink size="small" icon={Pencil} href={editPath(employeeId, group.id)}>
              {`Cập nhật ${group.label.toLowerCase()}`}
            </ButtonLink>
          )}
        </Inline>
      )}
      {warnings.map(({ field, text }) => (
        <Inline key={`${field} ${text}`} gap="sm" wrap={false}>
          <Icon of={TriangleAlert} />
          <Text tone="warn">{text}</Text>
        </Inline>
      ))}
      {children}
      {group.sections.map((section) => (
        <FactSection
          key={section.title}
          title={section.title}
          {...contentOf(section, values.masked_fields, words)}
        />
      ))}
    </Stack>
  )
}

/** A section of which the reader may see nothing says so once. */
function contentOf(
  { fields }: GroupSection,
  masked: readonly string[],
  words: (field: AnyField) => ReactNode,
) {
  if (fields.every(({ field }) => masked.includes(field)))
    return { children: <Text tone="hint">Không có quyền xem</Text> }
  return { items: fields.map((field) => ({ term: field.label, value: words(field) })) }
}

function factWords(field: AnyField, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return null
  if (field.input === 'date' && typeof value === 'string') return formatDate(value)
  if (field.input === 'money') return moneyWords(Number(value))
  return <ValueWords field={field} value={value} />
}
