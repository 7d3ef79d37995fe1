import type { Input, Schemas } from '@nhansu/sdk/contract'
import type { NameMatchState } from '@nhansu/sdk/domains/documents'
import type { Choice } from '#web/kit/references/searched-reference.ts'

type Body = Input<'documents.store'>['body']

/** A file that is to become a document of its own. */
export interface BulkFile {
  key: string
  file: File
  employeeId: number | null
  typeId: number | null
  /** What its name says; null until the server has answered. */
  said: { employee: NameMatchState; type: NameMatchState } | null
  /** Whom its name says, as the server called him: who uploads documents need not see the list of employees. */
  matchedPerson: Choice | null
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** Percent of its bytes that have left. */
  progress: number
  error: string | null
  /** Its document, once that is known to be there. */
  document: { id: number; number: string } | null
  /** What was sent and never answered: only the same words under the same key make no second document. */
  unanswered: Body | null
  /** Keys by which the server knows both calls again. */
  keys: { document: string; file: string }
}

/** A chosen file before anything is known of it. */
export function chosenFile(file: File, newKey: () => string): BulkFile {
  return {
    key: newKey(),
    file,
    employeeId: null,
    typeId: null,
    said: null,
    matchedPerson: null,
    state: 'waiting',
    progress: 0,
    error: null,
    document: null,
    unanswered: null,
    keys: { document: newKey(), file: newKey() },
  }
}

/** A file with what its name says; what somebody has chosen meanwhile stays. */
export function matched(file: BulkFile, match: Schemas['FileMatch']): BulkFile {
  const { employee } = match
  return {
    ...file,
    said: { employee: match.employee_state, type: match.document_type_state },
    matchedPerson: employee && {
      value: employee.id,
      label: `${employee.full_name} (${employee.nhansu_id})`,
    },
    employeeId: file.employeeId ?? employee?.id ?? null,
    typeId: file.typeId ?? match.document_type?.id ?? null,
  }
}

/** Whether both the person and the type are known, so that the file can be sent. */
export function isAssigned({ employeeId, typeId }: BulkFile): boolean {
  return employeeId !== null && typeId !== null
}

/** Whether person and type may still be chosen: not once the document is there, or may be. */
export function isOpen({ state, document, unanswered }: BulkFile): boolean {
  return (state === 'waiting' || state === 'failed') && document === null && unanswered === null
}

/** Whether two chosen files are one and the same on the disk. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

/** The document of a file: its summary is the file's name without ending. */
export function documentOf({ file, employeeId, typeId }: BulkFile, issueDate: string): Body | null {
  if (employeeId === null || typeId === null) return null
  const summary = file.name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .trim()
  return {
    document_type_id: typeId,
    employee_ids: [employeeId],
    summary: summary || file.name,
    issue_date: issueDate,
  }
}
