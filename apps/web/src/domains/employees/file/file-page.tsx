import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { type ComponentType, Fragment, lazy, Suspense } from 'react'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { RecordGone } from '#web/kit/feedback/record-gone.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { EmployeeState } from '../cells.tsx'
import { todayInVietNam } from '#web/kit/today.ts'
import { useFileActions } from './actions.ts'
import { PapersCount, PapersStatus, useChecklist } from '../missing/checklist.tsx'
import { RevealedInFile } from '../groups/revealed.tsx'
import { useOwnRounds } from '../changes/own-rounds.ts'
import { useOwnLeaving } from '../leaving/own-leaving.ts'
import { useOwnTransfers } from '../transfers/own-transfers.ts'
import { isWhole, useOwnQuality } from '../quality/own-quality.ts'
import { fileAttention } from './attention.ts'
import { FileAvatar } from './avatar/file-avatar.tsx'
import { type EmployeeFile, type FilePartProps, mainPosition } from './employee-file.ts'
import { type FilePart, showsPart } from './file-part.ts'
import { serviceWords } from './seniority.ts'
import { fileTabs } from './tabs.ts'
import { FileWalk } from './walk/file-walk.tsx'
import type { LoadedFile } from './use-employee-file.ts'

interface FilePageProps {
  title: string
  /** True for the reader's own file. */
  own: boolean
  /** What to say when there is no such file. */
  missing: string
  file: LoadedFile
}

/** The page of an employee's file: who it is, what can be done, its parts in tabs, and what needs attention. */
export function FilePage({ title, own, missing, file }: FilePageProps) {
  if (file.employee) return <OpenFile key={file.employee.id} employee={file.employee} own={own} />
  if (file.employee === undefined) return <NotLoaded title={title} error={file.error} onRetry={file.retry} />
  return <RecordGone text={missing} home={own} />
}

// Made once: a component made while drawing would lose its state with every drawing.
const tabs = fileTabs.map(withContent)
const attention = fileAttention.map(withContent)

function withContent<Part extends FilePart>(part: Part): Part & { Content: ComponentType<FilePartProps> } {
  return { ...part, Content: lazy(part.load) }
}

function OpenFile(part: FilePartProps) {
  const { employee, own } = part
  const { permissions } = useProfile()
  const papers = useChecklist(part)
  const offered = useFileActions(part)
  const actions = offered.flatMap((one) => one.actions)
  // A column that has nothing to say takes no place beside the tabs.
  const silent = new Set([
    ...(isWhole(useOwnQuality(own)) ? ['own-quality'] : []),
    ...(useOwnRounds(own).length === 0 ? ['own-rounds'] : []),
    ...(useOwnLeaving(own).length === 0 ? ['own-leaving'] : []),
    ...(useOwnTransfers(own).length === 0 ? ['own-transfer'] : []),
  ])
  const notices = attention.filter((one) => showsPart(one, permissions, own) && !silent.has(one.key))
  return (
    <RevealedInFile>
      <DetailPage
        title={employee.full_name}
        media={<FileAvatar employee={employee} />}
        status={
          <>
            <EmployeeState of={employee} />
            {papers && <PapersStatus checklist={papers} />}
          </>
        }
        summary={essentialLine(employee)}
        actions={
          <>
            {!own && <FileWalk id={employee.id} />}
            {actions.length > 0 && <PageActions actions={actions} />}
          </>
        }
        tabs={tabs
          .filter((one) => showsPart(one, permissions, own))
          .map(({ key, label, Content }) => ({
            id: key,
            label,
            ...(key === 'missing' && papers && { badge: <PapersCount checklist={papers} /> }),
            content: <Content {...part} />,
          }))}
        attention={
          notices.length > 0 && (
            <Suspense>
              {notices.map(({ key, Content }) => (
                <Content key={key} {...part} />
              ))}
            </Suspense>
          )
        }
      />
      {offered.map(({ id, dialogs }) => (
        <Fragment key={id}>{dialogs}</Fragment>
      ))}
    </RevealedInFile>
  )
}

/** 'SM001842 · Chuyên viên · Phòng Nhân sự · vào công ty 14-03-2016 (10 năm 8 tháng)'. */
function essentialLine(employee: EmployeeFile): string {
  const main = mainPosition(employee)
  return [
    employee.nhansu_id,
    main?.position_name,
    main?.department_name,
    serviceWords(employee, employee.leave_date ?? todayInVietNam()),
  ]
    .filter(Boolean)
    .join(' · ')
}
