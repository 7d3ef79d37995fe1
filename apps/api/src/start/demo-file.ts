import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Where the demo accounts of a data folder stand, with their passwords. */
export function demoFile(dataDir: string): string {
  return join(dataDir, 'demo.txt')
}

/** A password that is easy to type and has 59 bits of chance. */
export function newPassword(): string {
  return Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Writes the accounts, one a line, for the starting user alone. */
export function writeDemoFile(dataDir: string, lines: readonly string[]): void {
  const file = demoFile(dataDir)
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** The lines of {@link writeDemoFile}; none when the file is gone. */
export function readDemoFile(dataDir: string): string[] {
  const file = demoFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}
