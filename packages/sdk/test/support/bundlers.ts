import { build as esbuild } from 'esbuild'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as vite } from 'vite'

const production = { 'process.env.NODE_ENV': '"production"' }

/** A module of a project with all that it imports in one, made small, as a build for production does. */
export async function bundle(by: 'esbuild' | 'vite', project: string, module: string): Promise<string> {
  const entry = join(project, `entry-of-${by}.mjs`)
  writeFileSync(entry, module)
  const text = by === 'esbuild' ? await byEsbuild(entry) : await byVite(project, entry)
  return text ?? ''
}

async function byEsbuild(entry: string): Promise<string | undefined> {
  const { outputFiles } = await esbuild({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    define: production,
    write: false,
  })
  return outputFiles[0]?.text
}

async function byVite(root: string, entry: string): Promise<string | undefined> {
  const result = await vite({
    root,
    configFile: false,
    logLevel: 'silent',
    define: production,
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  // Without watching and with one output, vite answers that output, and all of it in one chunk as it was asked to.
  const { output } = result as { output: { code: string }[] }
  return output[0]?.code
}
