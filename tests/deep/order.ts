import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What must not be left out comes first: lost data, a failed upgrade, a leak; then what `npm test` tells in part already. */
const order = [
  'kill-rounds',
  'exam',
  'upgrade',
  'restore',
  'lost-connections',
  'contract-fuzz',
  'turns-of-days',
  'mail-faults',
  'crowd',
  'deadline-day',
  'slow-reader',
  'slow-sockets',
  'other-majors',
  'office',
  'screens',
  'all-members',
  'walls-down',
]

/** Runs the cases in the order of their weight, so that a check which has no time for all leaves out the lightest. */
export class WeightiestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => weightOf(one) - weightOf(other))
  }
}

/** A case that has no place in the list yet comes before all others. */
function weightOf({ moduleId }: TestSpecification): number {
  return order.findIndex((name) => moduleId.endsWith(`/${name}.deep.ts`))
}
