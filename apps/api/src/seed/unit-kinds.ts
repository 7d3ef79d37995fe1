/** The title of who leads a unit, with `{unit}` for its whole name and `{rest}` for the name without its kind. */
type Leader = readonly [title: string, positionLevel: number]

/** What a unit is, by the first words of its name. */
export interface UnitKind {
  words: string
  /** Cấp đơn vị, 1 to 6. */
  level: number
  /** How the short name begins. */
  short: string
  /** How many people it takes in beside other units: without units under it, and with some. */
  weight: { alone: number; above: number }
  /** The head first, then the deputy where there is one. */
  leaders: readonly Leader[]
}

type Row = [string, number, string, [number, number], ...Leader[]]

/** The first kind whose words begin the name is meant, so the special ones stand first. */
const rows: readonly Row[] = [
  ['Ban Tổng Giám đốc', 4, 'Ban', [4, 4], ['Tổng Giám đốc', 1], ['Phó Tổng Giám đốc', 1]],
  ['Ban Giám đốc', 4, 'Ban', [4, 4], ['Giám đốc công ty', 2], ['Phó giám đốc công ty', 3]],
  ['Ban', 4, 'Ban', [7, 7], ['Trưởng ban {rest}', 4], ['Phó ban {rest}', 5]],
  ['Văn phòng', 4, 'VP', [7, 7], ['Chánh văn phòng', 4], ['Phó chánh văn phòng', 5]],
  ['Phòng Tài chính Kế toán', 4, 'P.', [7, 7], ['Kế toán trưởng', 4], ['Phó phòng {rest}', 5]],
  ['Phòng', 4, 'P.', [7, 7], ['Trưởng phòng {rest}', 4], ['Phó phòng {rest}', 5]],
  ['Trạm', 4, 'Trạm', [3, 3], ['Trạm trưởng {unit}', 4]],
  ['Chi nhánh', 3, 'CN', [2, 2], ['Giám đốc {unit}', 2], ['Phó giám đốc {unit}', 3]],
  ['Trung tâm', 3, 'TT', [2, 2], ['Giám đốc {unit}', 2], ['Phó giám đốc {unit}', 3]],
  ['Xí nghiệp', 3, 'XN', [2, 2], ['Giám đốc {unit}', 2], ['Phó giám đốc {unit}', 3]],
  ['Đội', 5, 'Đội', [22, 4], ['Đội trưởng {unit}', 6], ['Đội phó {unit}', 7]],
  ['Phân xưởng', 5, 'PX', [22, 4], ['Quản đốc {unit}', 6], ['Phó quản đốc {unit}', 7]],
  ['Tổ', 6, 'Tổ', [14, 14], ['Tổ trưởng {unit}', 9], ['Tổ phó {unit}', 10]],
  ['Nhóm', 6, 'Nhóm', [5, 5], ['Trưởng nhóm {rest}', 14]],
]

const kinds = rows.map(([words, level, short, [alone, above], ...leaders]): UnitKind => {
  return { words, level, short, weight: { alone, above }, leaders }
})

/** @throws when no kind of unit begins like this */
export function unitKindOf(name: string): UnitKind {
  const kind = kinds.find(({ words }) => name === words || name.startsWith(`${words} `))
  if (!kind) throw new Error(`no kind of unit is called '${name}'`)
  return kind
}

/** The name without its kind, 'Kinh doanh' of 'Phòng Kinh doanh'. */
export function restOfName(name: string): string {
  const { words } = unitKindOf(name)
  // A kind that is a whole name begins with the word of the general kind.
  const kindWords = name === words ? (words.split(' ')[0] ?? '') : words
  return name.slice(kindWords.length).trim()
}

/** The titles of a unit's leaders with their position levels, the head first. */
export function leadersOf(name: string): Leader[] {
  return unitKindOf(name).leaders.map(([title, positionLevel]) => [
    title.replace('{unit}', name).replace('{rest}', restOfName(name)),
    positionLevel,
  ])
}
