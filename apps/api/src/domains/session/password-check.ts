import { randomInt } from 'node:crypto'
import { unavailable } from '../../contract/failure.ts'
import { hashPassword, verifyPassword } from '../../passwords.ts'

/** Each hash takes 46 MiB and a core: two at once leave the rest of the product its share. */
const atOnce = 2
/**
 * So many wait: those who come to an exam in one moment. Two at once look at forty to fifty passwords a second, so the last
 * is looked at before his page gives up, after fifteen seconds.
 */
const longestQueue = 500
/** Seconds after which the others come back, each by chance: together they would find the line as long as it was. */
const [soonest, latest] = [3, 8]

let running = 0
const waiting: (() => void)[] = []
let hashOfNobody: Promise<string> | undefined

/**
 * Whether this is the password of that account. An account that does not exist costs exactly as much, so that time
 * tells nobody which accounts there are.
 * @throws ApiFailure 503 when too many already wait for their turn
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  return inTurn(() => lookAtPassword(password, stored))
}

/** The same within a turn that was taken with {@link inTurn}. */
export async function lookAtPassword(password: string, stored: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword(crypto.randomUUID())
  const matches = await verifyPassword(stored ?? (await hashOfNobody), password)
  return matches && stored !== null
}

/**
 * Does work that looks at a password when it is its turn.
 * @throws ApiFailure 503 when too many already wait for theirs
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw unavailable(randomInt(soonest, latest + 1))
    // Whoever finishes hands his place over, so that nobody who comes meanwhile can take it.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
