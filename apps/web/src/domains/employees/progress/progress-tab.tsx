import { download } from '@nhansu/sdk'
import { newerValues } from '@nhansu/sdk/errors'
import { fieldFacts } from '@nhansu/sdk/field-facts/work-progresses'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Timeline } from '@nhansu/ui/timeline/timeline.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { EditableRows } from '#web/kit/rows/editable-rows.tsx'
import type { RowCalls } from '#web/kit/rows/row-calls.ts'
import { client } from '#web/session/client.ts'
import { TestsOfEmployee } from '#web/domains/exams/public.tsx'
import { ResultsOverTime } from '#web/domains/quiz/public.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { GroupLife } from './group-life.tsx'
import { progressEvents } from './progress-words.ts'

/** Quá trình công tác: the periods of somebody's work, those inside the company from its papers, those before as told. */
export default function ProgressTab({ employee, own }: FilePartProps) {
  const { id } = employee
  const asked = useQuery(query('workProgresses.list', { query: { employee_id: id } }))
  const mayWrite = usePermission('employee_edit')
  const mayList = usePermission('employee_access')
  const mayReadTests = usePermission('exam_access')
  const mayReadExams = usePermission('quiz_report_access')
  const calls = useProgressCalls(id)
  return (
    <Loaded query={asked} title="Không mở được quá trình công tác">
      {({ work_progresses: periods }) => (
        <Stack gap="xl">
          <FactSection
            title="Quá trình công tác"
            actions={
              <>
                {mayList && !own && (
                  <ButtonLink size="small" href={tableOf(id)}>
                    Xem dạng bảng
                  </ButtonLink>
                )}
                <PaperButton id={id} />
              </>
            }
          >
            {periods.length === 0 ? (
              <Text tone="soft">Chưa có giai đoạn nào.</Text>
            ) : (
              <Timeline label="Quá trình công tác" events={progressEvents(periods)} />
            )}
            <Text as="p" size="hint" tone="hint">
              Các giai đoạn trong công ty ghi theo quyết định; sai thì đính chính hoặc thu hồi quyết định.
            </Text>
          </FactSection>
          {!own && <GroupLife employeeId={id} />}
          <EditableRows
            title="Trước khi vào công ty"
            rows={periods.filter(({ kind }) => kind === 'outside')}
            fields={fields}
            nameOf={(row) => `${String(row['company_name'])} từ ${formatDate(String(row['from_date']))}`}
            calls={calls}
            readOnly={!mayWrite}
            addLabel="Thêm giai đoạn trước khi vào"
            empty="Chưa có giai đoạn nào."
          />
          {(mayReadTests || own) && (
            <FactSection title="Kiểm tra định kỳ">
              <TestsOfEmployee employeeId={id} />
            </FactSection>
          )}
          {(mayReadExams || own) && (
            <FactSection title="Kết quả thi theo thời gian">
              <Suspense>
                <ResultsOverTime employeeId={id} withTests={mayReadTests || own} />
              </Suspense>
            </FactSection>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function tableOf(id: number): string {
  return filteredList('/nhan-vien/qua-trinh-cong-tac', 'employee_id', { operator: 'in', value: [id] })
}

/** The résumé's form of it, as a PDF. */
function PaperButton({ id }: { id: number }) {
  const toast = useToast()
  const [printing, setPrinting] = useState(false)
  const print = async () => {
    setPrinting(true)
    try {
      handOver(await download(client, 'workProgresses.paper', { path: { id } }), toast)
    } catch (error) {
      toast.bad(errorText(error))
    }
    setPrinting(false)
  }
  return (
    <Button size="small" icon={Printer} loading={printing} onClick={() => void print()}>
      In
    </Button>
  )
}

/** How periods before joining are saved, one by one. */
function useProgressCalls(employeeId: number): RowCalls {
  const { mutateAsync: store } = useMutation(mutation('workProgresses.store'))
  const { mutateAsync: update } = useMutation(mutation('workProgresses.update'))
  const { mutateAsync: destroy } = useMutation(mutation('workProgresses.destroy'))
  const { mutateAsync: restore } = useMutation(mutation('workProgresses.restore'))
  return {
    // The form has the fields of the body below, and the server checks them.
    store: (values) => store({ body: { ...values, employee_id: employeeId } as never }),
    update: (row, values) =>
      update({ path: { id: row.id }, body: { ...values, ...(row.version && { version: row.version }) } }),
    destroy: (row) => destroy({ path: { id: row.id } }),
    restore: (row) => restore({ body: { ids: [row.id] } }),
    newer: (error) => newerValues(error, 'workProgresses.update')?.work_progress,
  }
}

const fields = withFacts(fieldFacts, [
  { field: 'from_date', input: 'date' },
  { field: 'to_date', input: 'date' },
  { field: 'company_name', input: 'text' },
  { field: 'position_name', input: 'text' },
  { field: 'reason', input: 'text' },
  { field: 'note', input: 'text' },
] as const)
