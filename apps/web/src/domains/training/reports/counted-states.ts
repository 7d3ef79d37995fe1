/** Which people of a course each figure counts. */
export const countedStates = {
  registered: ['registered', 'promised', 'confirmed', 'joined', 'absent', 'withdrawn', 'passed', 'failed'],
  joined: ['joined', 'passed', 'failed'],
  passed: ['passed'],
} as const
