import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import type { ReactNode } from 'react'
import { useFileAccountActions } from '../accounts/use-account-actions.tsx'
import { useAskAction } from '../changes/use-ask-action.ts'
import { useFileJobActions } from '../job/use-file-job-actions.tsx'
import { useAvatarActions } from './avatar/use-avatar-actions.tsx'
import { useAskAvatarAction } from './avatar/use-ask-avatar-action.tsx'
import { useTransferAction } from '../transfers/use-transfer-action.tsx'
import { useRemoveAction } from '../remove/use-remove-action.tsx'
import type { FilePartProps } from './employee-file.ts'
import { useResumeAction } from './use-resume-action.ts'

/** What a domain lets the reader do with a file, beside its head. */
export interface FileActions {
  id: string
  /** For this employee and this reader; none where nothing can be done. */
  actions: readonly PageAction[]
  /** Dialogs that they open. */
  dialogs?: ReactNode
}

/** The actions of a file, in their order; a domain adds its own hook by one line. */
export function useFileActions(part: FilePartProps): readonly FileActions[] {
  return [
    useAskAction(part),
    useFileJobActions(part),
    useFileAccountActions(part),
    useAvatarActions(part),
    useAskAvatarAction(part),
    useTransferAction(part),
    useResumeAction(part),
    useRemoveAction(part),
  ]
}
