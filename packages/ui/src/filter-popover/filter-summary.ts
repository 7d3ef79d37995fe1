import { formatDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { formatDateTime } from '#ui/format/time.ts'
import type { Labels } from '#ui/labels/labels.ts'
import type { Filter, FilterDefinition, FilterScalar, FilterTreeNode } from './filter-model.ts'

type Words = Labels['dataTable']

/** More choices than this are counted instead of named, so that a chip stays one line. */
const NAMED = 3

/**
 * Says a filter in words, for its chip and for the name of its button: 'Nhỏ hơn hoặc bằng 31-12-2026'.
 *
 * @param words the `dataTable` family of the labels
 */
export function summariseFilter(definition: FilterDefinition, filter: Filter, words: Words): string {
  const say = (value: FilterScalar) => sayValue(definition, value, words)
  if (filter.operator === 'between') return words.between(say(filter.from), say(filter.to))
  if (filter.operator === 'in') return sayChoices(filter.value.map(say), words)
  if (filter.operator === 'equal') return say(filter.value)
  if (filter.operator === 'like') return words.contains(say(filter.value))
  return `${words.operators[filter.operator]} ${say(filter.value)}`
}

/** A unit with others under it stands for them too, and the words say so. */
function sayNode(nodes: readonly FilterTreeNode[], id: FilterScalar, words: Words): string | undefined {
  for (const node of nodes) {
    if (node.id === id) return node.children?.length ? words.withUnder(node.label) : node.label
    const below = node.children && sayNode(node.children, id, words)
    if (below !== undefined) return below
  }
  return undefined
}

function sayChoices(names: readonly string[], words: Words): string {
  if (names.length <= NAMED) return names.join(', ')
  return words.andMore(names.slice(0, NAMED - 1).join(', '), names.length - NAMED + 1)
}

function sayValue(definition: FilterDefinition, value: FilterScalar, words: Words): string {
  switch (definition.kind) {
    case 'text':
      return String(value)
    case 'number':
      return typeof value === 'number' ? formatNumber(value, decimalsOf(value)) : value
    case 'date':
      return formatDate(String(value))
    case 'datetime':
      return formatDateTime(String(value))
    case 'select':
    case 'multi-select':
    case 'search':
      return definition.options.find((option) => option.value === value)?.label ?? String(value)
    case 'tree':
      return sayNode(definition.nodes, value, words) ?? words.gone
    default:
      return definition satisfies never
  }
}

const decimalsOf = (value: number) => Math.min(String(value).split('.')[1]?.length ?? 0, 4)
