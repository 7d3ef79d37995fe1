import { tagsIn } from '../../docx/paragraph.ts'
import { type ClausesKind, mayLack } from './clause-kinds.ts'

/** One for whom a paper may be: what its record then lacks, and the fields of which one has to say who that is. */
interface Subject {
  lacking: readonly string[]
  naming: readonly string[]
  warning: string
}

const [unit, ...ofPerson] = mayLack.certificate

/** Kinds whose paper is about somebody by its clauses alone; of all others heading, parties or list name him too. */
const subjects: Partial<Record<ClausesKind, readonly Subject[]>> = {
  reward_certificate: [
    {
      lacking: ofPerson,
      naming: [unit, 'Họ và tên', 'Đơn vị'],
      warning: 'Giấy của tập thể in theo nội dung này không nêu tên tập thể. Hãy thêm một dòng có {Tập thể}.',
    },
    {
      lacking: [unit],
      naming: ['Họ và tên', 'Mã nhân viên'],
      warning: 'Giấy của cá nhân in theo nội dung này không nêu tên ai. Hãy thêm một dòng có {Họ và tên}.',
    },
  ],
}

/** What clauses leave out without being wrong, in sentences: whom the paper is for, once the lines that it lacks are left out. */
export function clauseWarnings(kind: ClausesKind, content: string): string[] {
  const lines = content.split('\n').map((line) => tagsIn(line).map(({ name }) => name))
  return (subjects[kind] ?? []).flatMap(({ lacking, naming, warning }) => {
    const printed = lines.filter((names) => !names.some((name) => lacking.includes(name)))
    return printed.flat().some((name) => naming.includes(name)) ? [] : [warning]
  })
}
