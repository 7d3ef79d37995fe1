import type { DecisionOfImport } from '../../decisions/public.ts'
import type { ImportedFile } from './imported-files.ts'

/** Something that stands in the way of undoing an import for somebody, as his own file says it. */
export interface Obstacle {
  holds: (file: ImportedFile) => boolean
  /** Beside his name. */
  reason: string
  /** As a refusal that names him. */
  refusal: (name: string) => string
}

/** What is looked at, the gravest first. */
export const obstacles: readonly Obstacle[] = [
  {
    holds: ({ isChanged }) => isChanged,
    reason: 'Hồ sơ đã được sửa sau khi nhập.',
    refusal: (name) => `Không thể hoàn tác vì hồ sơ ${name} đã được sửa sau khi nhập.`,
  },
  {
    holds: ({ isNew, hasAccount }) => isNew && hasAccount,
    reason: 'Đã có tài khoản.',
    refusal: (name) => `Không thể hoàn tác vì ${name} đã có tài khoản.`,
  },
]

/** People for whom an import is undone only together with others. */
interface Tie {
  people: readonly number[]
  others: readonly number[]
  /** @param other one of the others whom it cannot be undone for; undefined where he is not to be named */
  reason: (other: string | undefined) => string
}

/** Who manages somebody is taken out with him; of who was there before the import nothing is taken out. */
function tiesOfManagers(files: readonly ImportedFile[]): Tie[] {
  return files.flatMap(({ id, manages }) =>
    manages.length === 0
      ? []
      : [
          {
            people: [id],
            others: manages,
            reason: (other) =>
              other === undefined
                ? 'Đang là quản lý trực tiếp của người khác.'
                : `Là quản lý trực tiếp của ${other}, người không hoàn tác được.`,
          },
        ],
  )
}

function tieOfDecision({ number, people }: DecisionOfImport): Tie {
  return {
    people,
    others: people,
    reason: (other) =>
      other === undefined
        ? `Quyết định số ${number} còn nêu người không hoàn tác được.`
        : `Quyết định số ${number} còn nêu ${other}, người không hoàn tác được.`,
  }
}

/**
 * Why an import cannot be undone for people alone, by their ids: of their own files, of a decision with which somebody has
 * gone on, or as somebody who has to go with them cannot. Whoever is not in it can be undone, with those whom he is tied to.
 */
export function heldBack(
  files: readonly ImportedFile[],
  decisions: readonly DecisionOfImport[],
): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>()
  const holdBack = (id: number, reason: string) => reasons.has(id) || reasons.set(id, reason)
  for (const file of files) {
    const obstacle = obstacles.find(({ holds }) => holds(file))
    if (obstacle) holdBack(file.id, obstacle.reason)
  }
  for (const { number, people } of decisions.filter(({ isTouched }) => isTouched)) {
    for (const id of people) holdBack(id, `Quyết định số ${number} đã được dùng tiếp sau khi nhập.`)
  }
  const seen = new Map(files.filter(({ isVisible }) => isVisible).map((file) => [file.id, file]))
  const ties = [...decisions.map(tieOfDecision), ...tiesOfManagers(files)]
  // Whoever is held back holds others back, until nobody is added.
  for (let before = -1; before !== reasons.size;) {
    before = reasons.size
    for (const { people, others, reason } of ties) {
      const blocked = others.find((id) => reasons.has(id) || !seen.has(id))
      if (blocked === undefined) continue
      const file = seen.get(blocked)
      const words = reason(file && `${file.nhansu_id} - ${file.full_name}`)
      for (const id of people) if (id !== blocked) holdBack(id, words)
    }
  }
  return reasons
}
