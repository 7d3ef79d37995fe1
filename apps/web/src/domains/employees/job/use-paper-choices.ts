import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { PaperChoice } from './job-form-fields.tsx'
import type { KindOfDialog } from './job-kinds.ts'

/** Whom a dialog is about, as far as a return asks: somebody who had left, somebody on leave, or many of either. */
export type Returning = 'left' | 'on-leave' | 'any'

/** What the ways are called in which a decision may come to be. */
export const paperChoiceLabels: Readonly<Record<PaperChoice, string>> = {
  issue: 'Ban hành ngay',
  draft: 'Lưu nháp quyết định',
  none: 'Không có quyết định',
}

/** So many people stand in one decision. */
const mostDecided = 500

/** How the reader's decisions may come to be where there is one, the usual way first. */
export function useWrittenPapers(): {
  isLeftToAnother: boolean
  mayWriteAlone: boolean
  written: readonly PaperChoice[]
} {
  const { permissions } = useProfile()
  const mayIssue = permissions.has('decision_issue')
  const settings = useQuery({
    ...query('decisionSettings.show'),
    enabled: mayIssue && permissions.has('document_access'),
  })
  const isLeftToAnother = mayIssue && settings.data?.settings.needs_other_issuer === true
  return {
    isLeftToAnother,
    mayWriteAlone: mayIssue && settings.data?.settings.needs_other_issuer === false,
    written: mayIssue && !isLeftToAnother ? ['issue', 'draft'] : ['draft'],
  }
}

/** How the reader's decisions about a change of work of so many people may come to be. */
export function usePaperChoices(returning: Returning, people: number) {
  const { isLeftToAnother, mayWriteAlone, written } = useWrittenPapers()
  const isMany = people > mostDecided
  const choicesOf = ({ kind, decisionTypes }: KindOfDialog): readonly PaperChoice[] => {
    if (decisionTypes.length === 0) return []
    // Somebody in training or on probation takes such a leave without a decision.
    if (kind === 'unpaid_leave') return [...written, 'none']
    if (kind !== 'rehire' || returning === 'left') return written
    // None of the fifteen types brings somebody back from a leave.
    return returning === 'on-leave' ? [] : ['none', ...written]
  }
  // More people than stand in one decision are left in several drafts, or written with the number and the day of a paper
  // signed elsewhere; nobody comes round a decision that he may not issue by choosing more people.
  const choicesFor = (dialog: KindOfDialog): readonly PaperChoice[] => {
    const papers = choicesOf(dialog)
    if (!isMany || papers.length === 0) return papers
    return mayWriteAlone || papers.includes('none') ? ['draft', 'none'] : ['draft']
  }
  const usualFor = (dialog: KindOfDialog): PaperChoice => choicesFor(dialog)[0] ?? 'none'
  return { isMany, isLeftToAnother, choicesFor, usualFor }
}
