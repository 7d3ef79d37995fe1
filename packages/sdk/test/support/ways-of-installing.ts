import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { emptyProject, hollow, silent, type Packed } from './packed.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
/** The repository's own pnpm, by which it is set up. */
const { packageManager } = JSON.parse(
  // Our own manifest names it.
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
) as { packageManager: string }

/** A program that installs packages: how it is told of files instead of a registry, and what runs in the project. */
interface Way {
  /** What the project's manifest says beside the SDK. */
  manifest?: (needed: Record<string, string>) => object
  /** Further files of the project. */
  files?: (needed: Record<string, string>) => Record<string, string>
  install: readonly string[]
  /** What `node` is in the project. */
  node: readonly string[]
}

const node = [process.execPath]
const yarn1 = [process.execPath, join(require.resolve('yarn/package.json'), '../bin/yarn.js')]
const yarn4 = [process.execPath, join(require.resolve('@yarnpkg/cli-dist/package.json'), '../bin/yarn.js')]
const pnpm = ['npx', '--yes', '--prefer-offline', packageManager]

const yarn = (linker: string): Way => ({
  manifest: (needed) => ({ resolutions: needed }),
  files: () => ({
    'yarn.lock': '',
    '.yarnrc.yml': `enableNetwork: false\nenableTelemetry: false\nenableGlobalCache: false\nenableImmutableInstalls: false\nnodeLinker: ${linker}\n`,
  }),
  install: [...yarn4, 'install'],
  node: [...yarn4, 'node'],
})

/** The programs beside npm by which the package is installed, none of which asks a registry. */
export const ways = {
  pnpm: {
    files: (needed) => ({ 'pnpm-workspace.yaml': JSON.stringify({ overrides: needed }) }),
    install: [...pnpm, 'install', '--offline', '--store-dir', 'store'],
    node,
  },
  'yarn 1': {
    manifest: (needed) => ({ resolutions: needed }),
    install: [...yarn1, 'install', '--offline', '--cache-folder', 'cache'],
    node,
  },
  'yarn 4': yarn('node-modules'),
  'yarn 4 with Plug’n’Play': yarn('pnp'),
} satisfies Record<string, Way>

/** A project that one of these has installed the package in. @returns what runs a module there, and says what it wrote */
export async function installBy(
  way: keyof typeof ways,
  { folder, tarball, needed }: Packed,
): Promise<(module: string, ...words: string[]) => Promise<string>> {
  const { manifest, files, install, node: runner }: Way = ways[way]
  const paths = Object.fromEntries([...needed].map(([name, path]) => [name, `file:${path}`]))
  const project = emptyProject(folder, way.replaceAll(/\W/g, '-'), {
    dependencies: { '@nhansu/sdk': `file:${tarball}` },
    ...manifest?.(paths),
  })
  for (const [name, text] of Object.entries(files?.(paths) ?? {})) writeFileSync(join(project, name), text)
  await start(install, project)
  return async (module, ...words) => {
    writeFileSync(join(project, 'main.mjs'), module)
    return start([...runner, 'main.mjs', ...words], project)
  }
}

/** The versions of Node that this machine has, by the programs, the one that runs the tests first. */
export function nodes(): string[] {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  return [...new Set([process.execPath, ...places].filter(existsSync).map((path) => realpathSync(path)))]
}

/**
 * What npm makes of a project that has some version of react-query and wants the SDK.
 *
 * @returns the versions that it takes
 * @throws Error with npm's words where both do not go together
 */
export function resolveBeside(version: string, { folder, manifest }: Packed): string[] {
  const project = emptyProject(folder, `beside-${version}`)
  const reactQuery = hollow(folder, { name: '@tanstack/react-query', version })
  // The manifest decides, and only it.
  const { name, version: own, peerDependencies, peerDependenciesMeta } = manifest
  const sdk = hollow(folder, { name, version: own, peerDependencies, peerDependenciesMeta })
  const { status, stderr } = spawnSync(
    'npm',
    ['install', ...silent, '--package-lock-only', reactQuery, sdk],
    {
      cwd: project,
      encoding: 'utf8',
    },
  )
  // Where npm remembers no other version to offer, it warns of what does not go together instead of refusing it.
  if (status !== 0 || stderr.includes('ERESOLVE')) throw new Error(stderr)
  // npm has just written it.
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  return Object.entries(packages).flatMap(([path, taken]) =>
    path.endsWith('@tanstack/react-query') ? [taken.version ?? ''] : [],
  )
}

async function start([program = '', ...words]: readonly string[], cwd: string): Promise<string> {
  try {
    // A project of its own: nothing of the workspace's settings reaches it.
    const { stdout } = await run(program, words, { cwd, env: { ...process.env, NODE_PATH: '' } })
    return stdout.trim()
  } catch (error) {
    // What execFile throws carries what the program said, which yarn says on the first of the two.
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${words.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
}
