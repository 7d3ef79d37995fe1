/** All that a catalogue is called, derived from one word of the path and one noun. */
export interface Names {
  /** `skill-groups`: files, and the path of the API. */
  kebab: string
  /** `skillGroups`: the resource. */
  camel: string
  /** `skill_groups`: the table. */
  snake: string
  /** `SkillGroup`: the schema of one record. */
  record: string
  /** `skill_group`: one record in an answer, and the beginning of its table of words. */
  one: string
  /** `skill group`: one record in English. */
  spaced: string
  /** `nhóm kỹ năng`. */
  noun: string
  /** `Nhóm kỹ năng`. */
  Noun: string
  /** `nhom-ky-nang`: the screen's address. */
  address: string
}

/** @throws Error for a name that is no plural in kebab-case, or an empty noun */
export function namesOf(kebab: string, noun: string): Names {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(kebab))
    throw new Error(`${kebab} is no plural in kebab-case, as skill-groups is`)
  if (noun.trim() === '') throw new Error('the noun is missing: one record in Vietnamese, as in nhóm kỹ năng')
  const one = kebab.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '_')
  return {
    kebab,
    camel: kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    snake: kebab.replaceAll('-', '_'),
    record: one.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    one,
    spaced: one.replaceAll('_', ' '),
    noun,
    Noun: noun.charAt(0).toLocaleUpperCase('vi') + noun.slice(1),
    address: noun
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[đĐ]/g, 'd')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
  }
}
