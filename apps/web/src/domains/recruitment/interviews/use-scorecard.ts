import type { Data, Input } from '@nhansu/sdk/contract'
import { isApiError } from '@nhansu/sdk/errors'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { refreshCandidates } from '../candidates/refresh-candidates.ts'

type Words = Omit<Input<'recruitmentResults.update'>['body'], 'version'>

/** A card with what it is written by. */
export interface ScorecardProps {
  result: Data<'recruitmentResults.form'>['result']
  sheet: Data<'recruitmentResults.form'>['sheet']
  /** Where the reader came from. */
  back: string
}

/** A card while it is written: its words, what the server says of them, and what is done with it. */
export interface OpenScorecard {
  values: Words
  change: (changed: Words) => void
  errors: Readonly<Record<string, string | undefined>>
  mayWrite: boolean
}

/** Keeps a card's words until they are saved; handing in saves them first. */
export function useScorecard({ result, sheet }: ScorecardProps) {
  const [values, setValues] = useState<Words>(() => wordsOf(result))
  const [errors, setErrors] = useState<OpenScorecard['errors']>({})
  const [problem, setProblem] = useState<string>()
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const { round, candidate } = sheet
  const about = { round_id: round.id, candidate_id: candidate.id }
  const mayWrite = sheet.may_write && (result === null || result.state === 'draft')

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setErrors({})
    setProblem(undefined)
    try {
      await work()
      setDirty(false)
      discardUnsavedWork()
      toast.ok(done, { description: candidate.full_name ?? 'Ứng viên đã xóa' })
    } catch (error) {
      const fields = isApiError(error) && error.kind === 'validation' ? error.fields : {}
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')])))
      setProblem(errorText(error))
    } finally {
      setBusy(false)
      await refreshCandidates()
    }
  }
  const save = async () => {
    const body = tidy(values, sheet)
    const saved =
      result === null
        ? await client.call('recruitmentResults.store', { body: { ...about, ...body } })
        : await client.call('recruitmentResults.update', {
            path: { id: result.id },
            body: { ...body, version: result.version },
          })
    return saved.result
  }
  return {
    values,
    change: (changed: Words) => {
      setDirty(true)
      setValues((before) => ({ ...before, ...changed }))
    },
    errors,
    problem,
    isDirty,
    isBusy,
    mayWrite,
    saveDraft: () => run(save, 'Đã lưu nháp.'),
    handIn: () =>
      run(async () => {
        const { id, version } = await save()
        await client.call('recruitmentResults.handIn', { path: { id }, body: { version } })
      }, 'Đã nộp phiếu.'),
    recuse: () =>
      run(
        () => client.call('recruitmentResults.recuse', { body: about }),
        'Đã ghi nhận bạn không chấm ứng viên này.',
      ),
  }
}

function wordsOf(result: ScorecardProps['result']): Words {
  if (result === null) return {}
  const { scores, score, remark, recommendation, conclusion } = result
  const { proposed_position_id, proposed_salary, proposed_start, proposed_probation_days } = result
  return {
    scores,
    score,
    remark,
    recommendation,
    conclusion,
    proposed_position_id,
    proposed_salary,
    proposed_start,
    proposed_probation_days,
  }
}

/** Texts that are empty are none; scores are those of the round's criteria, the one score where it has none. */
function tidy({ scores, score, ...rest }: Words, { criteria }: ScorecardProps['sheet']): Words {
  const words: Words = criteria.length === 0 && score !== undefined ? { ...rest, score } : rest
  const text = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() || null : value)
  const plain: Words = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, text(value)]))
  if (scores === undefined) return plain
  const ids = new Set(criteria.map(({ id }) => id))
  const ours = scores.filter(({ criterion_id: of }) => ids.has(of))
  return { ...plain, scores: ours.map((given) => ({ ...given, remark: given.remark?.trim() || null })) }
}
