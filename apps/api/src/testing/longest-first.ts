import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They call every operation there is as everybody there is. Begun last, each would keep one core waiting for the other. */
const longest = ['/access-matrix.test.ts', '/walls.api.test.ts']

/** Begins with the longest files; the others come in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const [first, others] = [sorted.filter(isLong), sorted.filter((file) => !isLong(file))]
    return [...first, ...others]
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return longest.some((name) => moduleId.endsWith(name))
}
