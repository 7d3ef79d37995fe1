import '@nhansu/ui/theme/global.css.ts'

const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  ours: () => import('./ours.tsx'),
  'ag-grid': () => import('./ag-grid.tsx'),
  'mui-grid': () => import('./mui-grid.tsx'),
  'tree-ours': () => import('./tree-ours.tsx'),
  'tree-arborist': () => import('./tree-arborist.tsx'),
  'tree-plain': () => import('./tree-plain.tsx'),
}

const asked = new URLSearchParams(location.search).get('table') ?? 'ours'
const load = pages[asked]
if (!load) throw new Error(`There is no table '${asked}': it is one of ${Object.keys(pages).join(', ')}.`)
await load()
