import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = Parameters<Enhancer>[0]['argTypes'][string]

/** Props whose meaning is React's or HTML's own, so that no component says it again. */
const common: Readonly<Record<string, string>> = {
  as: 'The element drawn, where the outline of the page asks for another one.',
  autoFocus: 'Takes focus when it appears.',
  children: 'What stands inside.',
  disabled: 'Can neither be reached nor used, and is not sent with a form.',
  id: 'Id of the element, unique in the page.',
  name: 'Name under which the value is sent with a form that is sent as it stands.',
  onClick: 'Told of every click, and of Enter and the space bar.',
  ref: 'The element itself.',
  tabIndex: 'Whether the Tab key stops here.',
}

/** Props that nobody sets from a panel: what is drawn inside, and what is called. */
const isHandedIn = (words: string) => /ReactNode|=>|^Ref<|ComponentType|LucideIcon/.test(words)

/**
 * Makes the table of props readable: a prop that may be left out has its own type and not 'union', words to choose from
 * are written out, a default that the description names stands in its column, and what cannot be typed into a panel has
 * no control there.
 */
export const readableArgTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(name, argType)]))

function readable(name: string, argType: ArgType): ArgType {
  const { table, type } = argType
  const description = argType.description || (common[name] ?? '')
  const summary = withoutUndefined(written(argType))
  if (summary === '') return { ...argType, description }
  const told = /Default: ([^.]+(?:\.{3})?[^.]*)\./.exec(description)?.[1]
  const defaultValue = table?.defaultValue ?? (told === undefined ? undefined : { summary: told })
  const shown: ArgType = {
    ...argType,
    description,
    table: { ...table, type: { summary }, ...(defaultValue && { defaultValue }) },
  }
  if (isHandedIn(summary)) return { ...shown, control: { disable: true } }
  if (summary !== 'boolean') return shown
  const required = typeof type === 'object' && type.required === true
  return { ...shown, control: { type: 'boolean' }, type: { name: 'boolean', required } }
}

/** The type as it stands in the code; the table itself says no more than 'union' or 'enum'. */
function written({ table, type }: ArgType): string {
  const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined
  return raw ?? table?.type?.detail ?? table?.type?.summary ?? ''
}

/** 'Left out' is what the missing star beside the name says already. */
function withoutUndefined(type: string): string {
  const words = type.replaceAll(/\s+/g, ' ').replace(/^\| /, '').trim()
  return words.replace(/ \| undefined$/, '').replace(/^\((.*=> [^()]*)\)$/, '$1')
}
