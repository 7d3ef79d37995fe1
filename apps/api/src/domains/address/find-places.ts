import type { Data } from '@nhansu/sdk/contract'
import { bareName } from './place-names.ts'

export type Place = Data<'address.find'>['places'][number]

/** A place as it is looked for: its own words, and those of what it lies in. */
interface Entry {
  place: Place
  own: readonly string[]
  bare: string
  around: readonly string[]
}

/** Ready to be searched. */
export type PlaceIndex = readonly Entry[]

const shortForms: Readonly<Record<string, string>> = {
  tp: 'thanh pho',
  t: 'tinh',
  q: 'quan',
  h: 'huyen',
  tx: 'thi xa',
  tt: 'thi tran',
  p: 'phuong',
  x: 'xa',
  hcm: 'ho chi minh',
  tphcm: 'thanh pho ho chi minh',
  sg: 'sai gon',
  hn: 'ha noi',
  brvt: 'ba ria vung tau',
}

/** The words of a text without accents; short forms are written out, and 'q1' is 'quan 1'. */
export function placeWords(text: string): string[] {
  const words = folded(text).match(/\p{L}+|\p{N}+/gu) ?? []
  return words.flatMap((word) => (shortForms[word] ?? word).split(' '))
}

/** Makes places searchable; in the order in which equally good ones are to come. */
export function placeIndex(places: readonly Place[]): PlaceIndex {
  return places.map((place) => ({
    place,
    own: wordsOf(place.full_name),
    bare: wordsOf(bareName(place.full_name)).join(' '),
    around: wordsOf(place.within),
  }))
}

/**
 * The best places for what was typed: every word must begin a word of the place or of what it lies in; numbers must be
 * whole. Those that bear exactly the name come first, then those whose own name has all of the words.
 */
export function findPlaces(index: PlaceIndex, text: string, most: number): Place[] {
  const words = placeWords(text)
  if (words.length === 0) return []
  const typed = words.join(' ')
  const ranks: Place[][] = [[], [], [], []]
  for (const entry of index) {
    const rank = rankOf(entry, words, typed)
    if (rank !== undefined) ranks[rank]?.push(entry.place)
  }
  return ranks.flat().slice(0, most)
}

function rankOf({ own, bare, around }: Entry, words: readonly string[], typed: string): number | undefined {
  const inOwn = words.filter((word) => begins(own, word)).length
  if (inOwn === 0) return undefined
  if (inOwn < words.length)
    return words.every((word) => begins(own, word) || begins(around, word)) ? 3 : undefined
  if (bare === typed || own.join(' ') === typed) return 0
  return bare.startsWith(typed) ? 1 : 2
}

function begins(words: readonly string[], word: string): boolean {
  return /^\p{N}/u.test(word) ? words.includes(word) : words.some((own) => own.startsWith(word))
}

function wordsOf(text: string): string[] {
  return folded(text).match(/\p{L}+|\p{N}+/gu) ?? []
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}
