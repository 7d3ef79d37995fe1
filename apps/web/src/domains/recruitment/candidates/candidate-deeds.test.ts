import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { expect, test } from 'vitest'
import { type DeedName, deedsIn, nextDeed } from './candidate-deeds.ts'

const onward: readonly DeedName[] = ['contacted', 'confirmed', 'accepted', 'assignRecruitment']

// Object.keys forgets the names of the table's keys.
test.each(Object.keys(candidateStateLabels) as (keyof typeof candidateStateLabels)[])(
  'what is suggested for somebody %s brings him further, and can be done there',
  (state) => {
    const next = nextDeed[state]
    const possible = deedsIn(state)
    if (next) expect(possible).toContain(next)
    // Where a way leads on, it is suggested.
    const leadsOn = possible.some((deed) => onward.includes(deed))
    const hasEnded = state === 'failed' || state === 'work_refused'
    expect([state, next !== undefined && onward.includes(next)]).toEqual([state, leadsOn && !hasEnded])
  },
)
