const shown = 20

/**
 * The files of a run that took longest, as lines to print; none for a run of a few files.
 *
 * @param milliseconds what the tests of each file took, by its path
 */
export function slowestFiles(milliseconds: ReadonlyMap<string, number>): string[] {
  if (milliseconds.size <= shown) return []
  const slowest = [...milliseconds].sort(([, one], [, other]) => other - one).slice(0, shown)
  const lines = slowest.map(([file, time]) => `${(time / 1000).toFixed(1).padStart(8)} s  ${file}`)
  return [`\nThe ${shown} slowest of ${milliseconds.size} files`, ...lines]
}
