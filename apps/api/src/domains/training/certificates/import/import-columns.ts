import { documents, resolve, type Schema } from '../../../../contract/document.ts'
import { operationNamed } from '../../../../contract/operations.ts'
import type { CompanyTransaction } from '../../../../db/transaction.ts'
import { listColumns } from '../../../../workbooks/columns.ts'
import type { ImportFields } from '../../../../workbooks/import/fields.ts'
import { sheetFields } from '../../../../workbooks/import/sheet-fields.ts'
import { readNames } from '../../../../workbooks/import/trial.ts'
import { codeSchema } from '../../../employees/public.ts'

/** The column by which a row names whose certificate it is. */
export const codeField = 'nhansu_id'

const required = [codeField, 'certificate_id', 'number', 'issue_date'] as const

const paths = [codeField, 'certificate_id', 'number', 'issuer', 'issue_date', 'expiry_date', 'note'] as const

/** What an import writes of a certificate that is there already. */
export const changedFields = ['issuer', 'issue_date', 'expiry_date', 'note'] as const

const notes = new Map<string, string>([
  [codeField, ' Mã của nhân viên đã có hồ sơ. Mỗi chứng chỉ một dòng.'],
  ['certificate_id', ' Tên chứng chỉ trong danh mục chứng chỉ của công ty.'],
  ['number', ' Số ghi trên chứng chỉ. Số đã có của cùng nhân viên thì được cập nhật.'],
  ['issuer', ' Để trống: nơi cấp ghi trong danh mục chứng chỉ; chứng chỉ đã có thì giữ nguyên.'],
  ['issue_date', ' Không sau hôm nay.'],
  ['expiry_date', ' Để trống: tính theo thời hạn trong danh mục; chứng chỉ đã có thì giữ nguyên.'],
])

let known: ImportFields | undefined

/** What a workbook of certificates held takes, as the contract describes one, with the names of the company's catalogue. */
export async function certificateImportFields(context: CompanyTransaction): Promise<ImportFields> {
  known ??= read()
  return readNames(context, known)
}

function read(): ImportFields {
  const store = operationNamed('employeeCertificates.store')
  const body = resolve<Schema>(documents[store.api], store.body ?? {})
  const fields = sheetFields({
    operation: 'employeeCertificates.import',
    store,
    all: { ...body.properties, [codeField]: { ...codeSchema, title: 'Mã NV' } },
    paths,
    required,
    notes,
    key: 'number',
  })
  return { ...fields, ignored: new Set([...fields.ignored, ...otherTitles(fields)]) }
}

/** The other columns of the exported list, so that it can be filled in and sent back. */
function otherTitles({ columns }: ImportFields): string[] {
  const taken = new Set(columns.map(({ title }) => title))
  const shown = [
    'full_name',
    'unit_name',
    'days_left',
    'state',
    'training_code',
    'exam_code',
    'revoked_on',
    'revoke_reason',
  ]
  return listColumns(operationNamed('employeeCertificates.list'), shown)
    .map(({ title }) => title)
    .filter((title) => !taken.has(title))
}
