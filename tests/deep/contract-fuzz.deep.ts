import { expect } from 'vitest'
import { fuzzContract } from '../../apps/api/src/testing/fuzz/fuzz.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'

const { minutes, seed, requests, only } = bounds.fuzzing

deepCase('contract fuzzing', minutes, async (figure) => {
  const report = await fuzzContract({ seed, requests, only, until: Date.now() + (minutes - 1) * 60_000 })
  figure('seed', seed)
  figure('requests', report.requests)
  figure('accepted', `${report.accepted} (${Math.round((100 * report.accepted) / report.requests)} of 100)`)
  // How far a slow machine comes within its minutes is a figure and no fault; the next seed begins elsewhere.
  figure('operations not asked', report.notAsked.length)
  // Whether each is carried out is judged of a run that has come to all of them.
  figure('operations never carried out', report.neverAccepted.join(', ') || 'none')
  if (report.notAsked.length === 0 && only.join('') === '') expect.soft(report.neverAccepted).toEqual([])
  const {
    requests: _,
    accepted: _accepted,
    notAsked: _notAsked,
    neverAccepted: _neverAccepted,
    ...findings
  } = report
  for (const [kind, found] of Object.entries(findings)) {
    figure(kind, found.length)
    expect.soft(found.slice(0, 10), kind).toEqual([])
  }
})
