import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What is read of a manifest. */
export interface Manifest {
  name: string
  version: string
  peerDependencies?: Record<string, string> | undefined
  peerDependenciesMeta?: Record<string, { optional: boolean }> | undefined
}

/** The package as others get it, and an empty project that has installed it with plain npm. */
export interface Packed {
  /** A folder of this test alone, for further projects. */
  folder: string
  /** The packed file. */
  tarball: string
  /** The packed files of what it needs, by name. */
  needed: ReadonlyMap<string, string>
  /** Names of the files in it. */
  files: string[]
  manifest: Manifest
  /** The project's folder. */
  project: string
  remove(): void
}

/** What keeps npm from asking anybody. */
export const silent = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']

/**
 * Builds and packs the SDK and installs it in an empty folder, with what it needs. Those packages are packed from this
 * workspace, so that no registry is asked.
 *
 * @param others further packages of the workspace that the project has beside it
 */
export function installPacked(others: readonly string[] = []): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-sdk-'))
  const tarballs = join(folder, 'tarballs')
  mkdirSync(tarballs)
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'pipe' })
  const tarball = join(tarballs, npm(['pack', '--silent', join(root, 'dist')], tarballs).trim())
  const needed = new Map(
    [...withDependencies(['openapi-fetch'])].map(([name, path]) => [name, archive(tarballs, name, path)]),
  )
  const project = emptyProject(folder, 'project')
  npm(['install', ...silent, tarball, ...needed.values()], project)
  for (const [name, path] of withDependencies(others))
    cpSync(path, join(project, 'node_modules', name), { recursive: true })
  const installed = join(project, 'node_modules/@nhansu/sdk')
  return {
    folder,
    tarball,
    needed,
    files: execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n'),
    // npm has read it already.
    manifest: JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest,
    project,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A project with nothing in it. @returns its folder */
export function emptyProject(folder: string, name: string, more: object = {}): string {
  const project = join(folder, name)
  mkdirSync(project)
  writeFileSync(
    join(project, 'package.json'),
    `${JSON.stringify({ name: 'project', private: true, type: 'module', ...more })}\n`,
  )
  return project
}

/** Type-checks a project as strictly as there is. @returns what the compiler says; '' when nothing is wrong */
export function typeErrors(
  project: string,
  options: Record<string, unknown>,
  files: readonly string[],
): string {
  const settings = {
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'es2022',
      types: [],
      ...options,
    },
    files,
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    // What execFileSync throws carries what the program said.
    return String((error as { stdout?: unknown }).stdout)
  }
}

/** Plain npm, with no settings of this workspace. */
export function npm(words: readonly string[], folder: string): string {
  return execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
}

/**
 * An archive as registries have them, of a copy: in a store of pnpm equal files are one file with two names, which yarn 1
 * cannot read out of an archive.
 */
function archive(into: string, name: string, path: string): string {
  const file = join(into, `${name.replaceAll('/', '-')}.tgz`)
  const copy = mkdtempSync(join(into, 'copy-'))
  cpSync(path, join(copy, 'package'), { recursive: true })
  execFileSync('tar', ['-czf', file, '-C', copy, 'package'])
  return file
}

/** A package of which there is nothing but what it says of itself. @returns the packed file */
export function hollow(folder: string, manifest: Manifest): string {
  const path = mkdtempSync(join(folder, 'hollow-'))
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest))
  return archive(folder, `${manifest.name}-${manifest.version}`, path)
}

/** Folders of packages and of everything that these need. */
function withDependencies(
  names: readonly string[],
  from = root,
  found = new Map<string, string>(),
): Map<string, string> {
  for (const name of names) {
    if (found.has(name)) continue
    const path = folderOf(name, from)
    found.set(name, path)
    // A manifest that is installed is one that npm could read.
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    withDependencies(Object.keys(manifest.dependencies ?? {}), path, found)
  }
  return found
}

function folderOf(name: string, from: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const place = places
    .map((folder) => join(folder, name))
    .find((path) => existsSync(join(path, 'package.json')))
  if (place === undefined) throw new Error(`${name} is not installed beside ${dirname(from)}`)
  return realpathSync(place)
}
