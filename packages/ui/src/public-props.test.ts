import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

interface PropType {
  name: string
  raw?: string
  elements?: PropType[]
}
interface Component {
  displayName?: string
  description?: string
  props?: Record<
    string,
    { required?: boolean; tsType?: PropType; defaultValue?: { value: string }; description?: string }
  >
}

const source = dirname(fileURLToPath(import.meta.url))
const agreed = join(source, '..', 'public-props')

// Storybook brings the parser that its own documentation pages use: what is tested here is what a reader sees there.
const storybook = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite/package.json'))
const docgen = (await import(pathToFileURL(storybook.resolve('react-docgen')).href)) as {
  parse: (code: string, options: { filename: string; babelOptions: object; resolver: object }) => Component[]
  builtinResolvers: { FindExportedDefinitionsResolver: new () => object }
}

// Their meaning is React's or HTML's own.
const selfEvident = new Set([
  'as',
  'children',
  'id',
  'ref',
  'disabled',
  'name',
  'autoFocus',
  'tabIndex',
  'onClick',
])

// What stands in a folder `parts` is a component's own affair.
const files = globSync('*/**/*.tsx', { cwd: source })
  .filter((file) => !/\.(stories|test)\.tsx$|\/parts\//.test(file))
  .sort()
const described = files.map((file) => ({ file, components: parse(file), kept: file.replace('.tsx', '.txt') }))

test.each(described)('$file: public props are documented and as they were agreed', async (one) => {
  const { components, kept } = one
  const gaps = components.flatMap((component) => undocumented(component))
  expect(gaps).toEqual([])
  if (components.length > 0)
    await expect(components.map(describeComponent).join('\n')).toMatchFileSnapshot(join(agreed, kept))
})

test('nothing agreed outlives the components it was about', () => {
  const living = described.filter(({ components }) => components.length > 0).map(({ kept }) => kept)
  const all = globSync('**/*', { cwd: agreed, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(agreed, join(entry.parentPath, entry.name)))
  expect(all.filter((file) => !living.includes(file))).toEqual([])
})

test('the parser sees components and their props', () => {
  expect(files.length).toBeGreaterThan(15)
  expect(parse('button/button.tsx')[0]?.props).toHaveProperty('tone')
})

function parse(file: string): Component[] {
  const filename = join(source, file)
  try {
    // The parser knows `ReadonlyArray<X>`, and not its short form.
    const code = readFileSync(filename, 'utf8').replaceAll(
      /readonly ([\w.]+|\([^)]+\))\[\]/g,
      'ReadonlyArray<$1>',
    )
    return docgen.parse(code, {
      filename,
      babelOptions: { babelrc: false, configFile: false },
      resolver: new docgen.builtinResolvers.FindExportedDefinitionsResolver(),
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION')
      return []
    throw error
  }
}

function undocumented({ displayName = '', description, props = {} }: Component): string[] {
  const silent = Object.entries(props)
    .filter(([name, prop]) => !prop.description && !selfEvident.has(name) && !name.startsWith('aria-'))
    .map(([name]) => `${displayName}.${name} says nothing about itself`)
  const shapeless = Object.entries(props)
    .filter(
      ([, prop]) =>
        !prop.tsType || prop.tsType.name === 'unknown' || /keyof typeof/.test(shapeOf(prop.tsType)),
    )
    .map(([name]) => `${displayName}.${name}: write the type out (a union of words instead of keyof typeof)`)
  return [...(description ? [] : [`${displayName} says nothing about itself`]), ...silent, ...shapeless]
}

function describeComponent({ displayName, props = {} }: Component): string {
  const lines = Object.entries(props)
    .sort(([first], [second]) => first.localeCompare(second))
    .map(([name, { required, tsType, defaultValue }]) => {
      const shape = tsType ? shapeOf(tsType) : 'unknown'
      return `  ${name}${required ? '' : '?'}: ${shape}${defaultValue ? ` = ${defaultValue.value}` : ''}`
    })
  return [displayName, ...lines, ''].join('\n')
}

function shapeOf({ raw, name, elements }: PropType): string {
  const parts = elements?.map((element) => shapeOf(element)).join(' ')
  return (raw ?? (parts ? `${name} ${parts}` : name)).replaceAll(/\s+/g, ' ')
}
