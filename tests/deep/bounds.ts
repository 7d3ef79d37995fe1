/**
 * What bounds each deep case: the `minutes` that it may take on two cores, 52 for all together, and how much it does,
 * which the environment can change. A new case gets a line here.
 */
export const bounds = {
  fuzzing: {
    minutes: 6,
    /** The same number asks the same questions. */
    seed: knob('DEEP_SEED', 20_261_121),
    /** Of each operation: half of them good calls, a quarter by chance, a quarter wrong in one place. */
    requests: knob('DEEP_FUZZ_REQUESTS', 12),
    /** Only operations whose id begins with one of these. */
    only: (process.env['DEEP_FUZZ_ONLY'] ?? '')
      .split(',')
      .filter((id, _, all) => id !== '' || all.length === 1),
  },
  kills: { minutes: 4, rounds: knob('DEEP_KILL_ROUNDS', 20) },
  /** An exam that many take at once, over kills and behind a line that swallows answers; times are milliseconds. */
  exam: {
    minutes: knob('DEEP_EXAM_MINUTES', 3),
    people: knob('DEEP_EXAM_PEOPLE', 150),
    questions: knob('DEEP_EXAM_QUESTIONS', 20),
    begin: knob('DEEP_EXAM_BEGIN', 3_000),
    think: knob('DEEP_EXAM_THINK', 1_000),
    handIn: knob('DEEP_EXAM_HAND_IN', 3_000),
    lost: knob('DEEP_EXAM_LOST', 5),
    /** How often the server is killed; without it every wait is one of a server that stands. */
    kills: knob('DEEP_EXAM_KILLS', 2),
  },
  restarts: { minutes: 1, rounds: knob('DEEP_RESTARTS', 5) },
  cuts: { minutes: 1, rounds: knob('DEEP_CUTS', 50) },
  /** Past a mail server that fails half the time. */
  mailFaults: { minutes: 2, mails: knob('DEEP_MAILS', 40) },
  /** Of the sending process, at each stage of its talk with the mail server. */
  mailKills: { minutes: 2, atEachStage: knob('DEEP_MAIL_KILLS', 2) },
  /** Of what one press has queued, with a kill of the sending process after so many mails each time. */
  pressKills: {
    minutes: knob('DEEP_PRESS_MINUTES', 1),
    mails: knob('DEEP_PRESS_MAILS', 300),
    mailsBetween: 40,
  },
  /** The same of what one sending to candidates writes. */
  letterKills: {
    minutes: knob('DEEP_LETTER_MINUTES', 1),
    letters: knob('DEEP_LETTERS', 60),
    lettersBetween: 8,
  },
  /** Clients that send their headers, and as many that send a body, a byte a second. */
  slowSockets: { minutes: 1, ofEach: knob('DEEP_SLOW_SOCKETS', 200) },
  /** What one user asks for at once, while another works. */
  crowd: {
    minutes: 2,
    employees: knob('DEEP_CROWD_EMPLOYEES', 10_000),
    exports: 20,
    lists: 50,
  },
  /** Who applies at once on the last day, and how many of them with a CV of 2 MB, while a company works. */
  deadlineDay: {
    minutes: 2,
    people: knob('DEEP_APPLICANTS', 300),
    withCv: 60,
  },
  /** Who takes his exports, as many as one may have at once, by a poor line. */
  slowReader: {
    minutes: 2,
    employees: knob('DEEP_SLOW_READER_EMPLOYEES', 200_000),
    seconds: 15,
    bytesPerSecond: 50_000,
    atOnce: 2,
  },
  turns: { minutes: 2 },
  /** Where LibreOffice is there. */
  office: { minutes: 1 },
  restoring: { minutes: 3, employees: knob('DEEP_RESTORE_EMPLOYEES', 20_000) },
  /** The suite of the API without row-level security, and once more without the conditions of its queries. */
  wallsDown: { minutes: 6 },
  /** Operations that are equal by construction, each of them. */
  allMembers: { minutes: 5 },
  upgrading: { minutes: 4 },
  otherMajors: { minutes: 1 },
  /** What `npm test` leaves of the staff app's browser tests. */
  screens: { minutes: 4 },
} as const

/** A number that makes a case larger or smaller: the environment's, else this one. */
function knob(name: string, otherwise: number): number {
  const text = process.env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is not a whole number: ${text}`)
  return value
}
