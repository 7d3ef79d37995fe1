import { conditionListLabels, conditionMatchLabels } from '@nhansu/sdk/domains/statistics'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ListPlus } from 'lucide-react'
import { newCondition } from './condition-draft.ts'
import { ConditionRow } from './condition-row.tsx'
import { deepestGroup, type GroupDraft, isGroup, newGroup, type PartDraft } from './part-draft.ts'

interface ConditionPartsProps {
  /** 'Điều kiện', 'Điều kiện trong nhóm 2'. */
  title: string
  parts: readonly PartDraft[]
  match: 'and' | 'or'
  /** In how many groups these lines stand. Default: 0. */
  depth?: number
  faults: ReadonlyMap<PartDraft, string>
  empty: string
  onChange: (changed: { parts?: readonly PartDraft[]; match?: 'and' | 'or' }) => void
}

/** Conditions and groups of them, and how they come together. */
export function ConditionParts(props: ConditionPartsProps) {
  const { title, parts, match, depth = 0, faults, empty, onChange } = props
  const change = (next: readonly PartDraft[]) => onChange({ parts: next })
  return (
    <Stack>
      <RepeatedRows
        title={title}
        level={depth === 0 ? 2 : 3}
        rows={parts}
        rowKey={({ key }) => key}
        rowName={(part, index) => `${isGroup(part) ? 'nhóm' : 'điều kiện'} ${index + 1}`}
        addLabel="Thêm điều kiện"
        empty={empty}
        onAdd={() => change([...parts, newCondition()])}
        onRemove={(index) => change(parts.toSpliced(index, 1))}
        onRestore={(part, index) => change(parts.toSpliced(index, 0, part))}
        renderRow={(part, index) =>
          isGroup(part) ? (
            <GroupFields
              group={part}
              place={index + 1}
              depth={depth + 1}
              faults={faults}
              onChange={(changed) => change(parts.with(index, changed))}
            />
          ) : (
            <ConditionRow
              condition={part}
              error={faults.get(part)}
              onChange={(changed) => change(parts.with(index, changed))}
            />
          )
        }
      />
      {depth < deepestGroup && (
        <div>
          <Button tone="quiet" icon={ListPlus} onClick={() => change([...parts, newGroup([newCondition()])])}>
            Thêm nhóm điều kiện
          </Button>
        </div>
      )}
      {parts.length > 1 && (
        <RadioGroup
          label={depth === 0 ? 'Kết hợp các điều kiện' : 'Kết hợp các điều kiện trong nhóm'}
          options={[
            { value: 'and', label: conditionMatchLabels.and },
            { value: 'or', label: conditionMatchLabels.or },
          ]}
          value={match}
          onValueChange={(next) => onChange({ match: next === 'or' ? 'or' : 'and' })}
        />
      )}
    </Stack>
  )
}

/** 'Cùng một dòng' of a list says that one child, one contract meets all conditions of the group. */
const lists = [
  { value: 'any', label: 'Không cần cùng một dòng' },
  ...Object.entries(conditionListLabels).map(([value, label]) => ({
    value,
    label: `Cùng một dòng của ${label}`,
  })),
]

interface GroupFieldsProps {
  group: GroupDraft
  /** Its number among its neighbours. */
  place: number
  depth: number
  faults: ReadonlyMap<PartDraft, string>
  onChange: (group: GroupDraft) => void
}

function GroupFields({ group, place, depth, faults, onChange }: GroupFieldsProps) {
  const fault = faults.get(group)
  return (
    <Stack>
      <Columns count={3}>
        <Select
          label="Phạm vi của nhóm"
          hint="Ví dụ: cùng một người con vừa là nữ vừa dưới 6 tuổi."
          options={lists}
          value={group.of ?? 'any'}
          onValueChange={(next) => onChange({ ...group, of: listOf(next) })}
        />
      </Columns>
      {fault !== undefined && <Text tone="bad">{fault}</Text>}
      <ConditionParts
        title={`Điều kiện trong nhóm ${place}`}
        parts={group.parts}
        match={group.match}
        depth={depth}
        faults={faults}
        empty="Nhóm chưa có điều kiện nào: hãy thêm điều kiện hoặc bỏ nhóm."
        onChange={(changed) => onChange({ ...group, ...changed })}
      />
    </Stack>
  )
}

const listOf = (value: string): GroupDraft['of'] =>
  value === 'relatives' || value === 'educations' || value === 'contracts' ? value : null
