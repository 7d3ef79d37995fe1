import { isTree, type Tree } from './description-file.ts'

/**
 * What is written by hand, laid over what is generated: key by key, and parameters by their names. A parameter of the
 * same name takes the place of the generated one; others come after it.
 */
export function laidOver(made: unknown, written: unknown, key = ''): unknown {
  if (written === undefined) return made
  if (key === 'parameters' && Array.isArray(made) && Array.isArray(written)) {
    const own = new Set(written.map(parameterName))
    return [...made.filter((parameter) => !own.has(parameterName(parameter))), ...written]
  }
  if (!isTree(made) || !isTree(written) || '$ref' in written || '$ref' in made) return written
  const merged: Tree = { ...made }
  for (const [name, value] of Object.entries(written)) merged[name] = laidOver(made[name], value, name)
  return merged
}

/** The names of the shared parameters that are not their keys in small letters. */
const otherNames: Readonly<Record<string, string>> = { PaginationSwitch: 'pagination' }

function parameterName(parameter: unknown): unknown {
  if (!isTree(parameter)) return undefined
  if (typeof parameter['$ref'] !== 'string') return parameter['name']
  const key = parameter['$ref'].split('/').at(-1) ?? ''
  return otherNames[key] ?? key.toLowerCase()
}
