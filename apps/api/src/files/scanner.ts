/** What a scanner says of a file: nothing found, something found, or no answer to be had right now. */
export type Verdict = { state: 'clean' } | { state: 'infected'; found: string } | { state: 'pending' }

/** Looks for harmful content. `none` where nothing is set up: then files are kept without having been looked at. */
export interface Scanner {
  /** Reads the file at `path`; never throws, since a scanner that is away is an answer too. */
  scan(path: string): Promise<Verdict | { state: 'unscanned' }>
}

/** Where no scanner is set up. */
export const noScanner: Scanner = { scan: async () => ({ state: 'unscanned' }) }
