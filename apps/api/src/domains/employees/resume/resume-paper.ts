import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { countOpenedFile } from '../file/count-opened-file.ts'
import { openFile } from '../open-file.ts'
import { progressTable, whoIs } from '../progress/progress-paper.ts'
import { readShownFile, type SaidFact, type ShownFile } from './shown-file.ts'

/**
 * Sơ yếu lý lịch of an employee: what its reader may see of the file. Dotted numbers are written into the trail and
 * counted like those that are opened on the screen.
 */
export const resumePaper: Handler<'employees.printFile'> = async ({ path }, context) => {
  const file = await openFile(context, path.id)
  await takeTurn(context)
  const shown = await readShownFile(context, file)
  const { nhansu_id, full_name } = await whoIs(context, file.id)
  const body = [
    ...sectionsOf(shown),
    heading('QUÁ TRÌNH CÔNG TÁC'),
    await progressTable(context, file.id),
    oath,
  ]
  const opened = shown.opened()
  context.audit({
    recordId: file.id,
    detail: { form: 'pdf' },
    seen: { deed: 'print', employeeIds: [file.id], shown: opened },
  })
  const paper = {
    heading: await companyHeading(context),
    title: 'SƠ YẾU LÝ LỊCH',
    subject: `${full_name}, mã nhân viên ${nhansu_id}`,
    orientation: 'portrait' as const,
    body: numbered(body),
    signatures: [{ office: 'XÁC NHẬN CỦA CÔNG TY' }, { office: 'NGƯỜI KHAI', name: full_name }],
  }
  return new FileAnswer({
    name: `Sơ yếu lý lịch ${nhansu_id}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper(paper),
    // The paper is read in a transaction that writes nothing.
    keep: async (transaction) => {
      if (opened.length > 0) await countOpenedFile({ ...context, ...transaction }, file.id)
    },
  })
}

const oath: Block = {
  kind: 'paragraph',
  text: 'Tôi xin cam đoan những lời khai trên là đúng sự thật và chịu trách nhiệm về nội dung đã khai.',
}

/** The parts of facts, each with its fields in the order of the paper. */
const parts: readonly [title: string, fields: readonly string[]][] = [
  [
    'THÔNG TIN BẢN THÂN',
    words(
      'full_name gender date_of_birth place_of_birth native_place ethnic religion nationality marital_status id_number ' +
        'id_issue_date id_issue_place passport_no tax_code social_insurance_no regular_text tmp_text phone personal_email ' +
        'emergency_name emergency_relation emergency_phone',
    ),
  ],
  ['CÔNG VIỆC', words('join_date official_date leave_date nature_of_work work_state')],
  [
    'ĐẢNG, ĐOÀN THỂ, QUÂN NGŨ, CHÍNH SÁCH',
    words(
      'party_join_date party_official_date party_card_no party_cell party_title union_join_date union_title ' +
        'youth_join_date youth_title army_from army_to army_rank army_unit wounded_grade martyr_child merit_family',
    ),
  ],
]

function sectionsOf(shown: ShownFile): Block[] {
  const [self = [], work = [], affiliations = []] = parts.map(([title, fields]) =>
    factTable(title, shown.factsOf(fields)),
  )
  const learned = words('education_level school major form grade graduation_year diploma_no')
  return [
    ...self,
    ...work,
    ...listed('TRÌNH ĐỘ', shown.cellsOf('educations', learned)),
    ...listed('NGOẠI NGỮ', shown.cellsOf('languages', words('name level certificate score'))),
    ...listed(
      'QUAN HỆ GIA ĐÌNH',
      shown.cellsOf(
        'relatives',
        words('relationship full_name date_of_birth birth_year job work_place address'),
      ),
    ),
    ...affiliations,
  ]
}

function factTable(title: string, facts: readonly SaidFact[]): Block[] {
  if (facts.length === 0) return []
  const columns = [
    { title: 'Thông tin', width: 30 },
    { title: 'Nội dung', width: 70 },
  ]
  return [heading(title), { kind: 'table', columns, rows: facts.map(({ label, text }) => [label, text]) }]
}

function listed(title: string, table: ReturnType<ShownFile['cellsOf']>): Block[] {
  if (table === undefined || table.rows.length === 0) return []
  const columns = table.titles.map((name) => ({ title: name, width: 10 }))
  return [heading(title), { kind: 'table', columns, rows: table.rows }]
}

function heading(text: string): Block {
  return { kind: 'paragraph', text }
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** Parts that somebody may not see, or that are empty, leave no gap in the numbers. */
function numbered(body: readonly Block[]): Block[] {
  let count = 0
  return body.map((block) => {
    if (block.kind !== 'paragraph' || block === oath) return block
    const text = `${romans[count] ?? ''}. ${block.text}`
    count += 1
    return { ...block, text }
  })
}

function words(all: string): readonly string[] {
  return all.split(' ')
}
