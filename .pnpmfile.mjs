// openapi-typescript needs the JavaScript API that TypeScript 7 no longer has; its own copy stays on 5.9.
export const hooks = {
  readPackage(pkg) {
    if (pkg.name === 'openapi-typescript') {
      delete pkg.peerDependencies.typescript
      pkg.dependencies.typescript = '5.9.3'
    }
    return pkg
  },
}
