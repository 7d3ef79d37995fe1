import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { OpenScorecard, ScorecardProps } from './use-scorecard.ts'

type CriterionFieldsProps = OpenScorecard & Pick<ScorecardProps, 'sheet'>

/** The score of each criterion, typed, with what 2, 5 and 8 stand for; one score where the round has no criteria. */
export function CriterionFields({ values, change, errors, mayWrite, sheet }: CriterionFieldsProps) {
  const { criteria, round } = sheet
  if (criteria.length === 0)
    return (
      <NumberField
        label={`Điểm (0–${formatNumber(round.max_score)})`}
        decimals={2}
        readOnly={!mayWrite}
        value={values.score ?? null}
        error={errors['score']}
        onValueChange={(score) => change({ score })}
      />
    )
  const scores = values.scores ?? []
  const set = (id: number, changed: { score?: number | null; remark?: string }) => {
    const given = scores.find(({ criterion_id: of }) => of === id) ?? { criterion_id: id }
    change({ scores: [...scores.filter(({ criterion_id: of }) => of !== id), { ...given, ...changed }] })
  }
  return (
    <>
      {criteria.map(({ id = 0, name, weight, ...words }) => {
        const given = scores.find(({ criterion_id: of }) => of === id)
        return (
          <Columns key={id} count={2}>
            <NumberField
              label={`${name} (0–10), ${formatNumber(weight)}%`}
              hint={scaleWords(words)}
              decimals={2}
              readOnly={!mayWrite}
              value={given?.score ?? null}
              onValueChange={(score) => set(id, { score })}
            />
            <TextField
              label={`Nhận xét về ${name}`}
              readOnly={!mayWrite}
              value={given?.remark ?? ''}
              onValueChange={(remark) => set(id, { remark })}
            />
          </Columns>
        )
      })}
      {errors['scores'] !== undefined && <Text tone="bad">{errors['scores']}</Text>}
    </>
  )
}

interface ScaleWords {
  words_for_2?: string | null
  words_for_5?: string | null
  words_for_8?: string | null
}

function scaleWords({
  words_for_2: two,
  words_for_5: five,
  words_for_8: eight,
}: ScaleWords): string | undefined {
  const all = [
    ['2', two],
    ['5', five],
    ['8', eight],
  ].flatMap(([score, words]) => (words ? [`${score}: ${words}`] : []))
  return all.length === 0 ? undefined : all.join(' · ')
}
