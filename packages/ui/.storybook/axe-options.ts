/** Whether a run of the tests draws the stories, and nobody looks at them. */
export const drawnByTests = () => import.meta.env['VITEST_STORYBOOK'] === 'false'

/**
 * What axe describes. A test asks for violations alone: every rule is checked all the same, but what passed is neither
 * described nor counted, which is half of axe's time. Who opens Storybook sees what passed as well.
 */
export function axeOptions() {
  return drawnByTests() ? { resultTypes: ['violations' as const] } : {}
}
