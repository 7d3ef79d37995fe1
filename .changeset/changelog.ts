/** What changesets asks for: how a change, and how a newer package of our own, stands in a `CHANGELOG.md`. */
export default {
  /** The words of the change alone; readers of the package have no commits to look up. */
  async getReleaseLine({ summary }: { summary: string }): Promise<string> {
    const [first = '', ...rest] = summary.trim().split('\n')
    return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n')
  },
  /** All packages have one version, so that it says nothing which others came along. */
  async getDependencyReleaseLine(): Promise<string> {
    return ''
  },
}
