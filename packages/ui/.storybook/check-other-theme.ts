import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import type { Theme } from '../src/theme/theme-attributes.ts'
import { drawnByTests } from './axe-options.ts'

type StoryContext = Parameters<typeof checkWithAxe>[0]

/**
 * Checks the story, as its play function left it, in the theme that it was not drawn in; the accessibility addon
 * itself checks the one that shows. Both themes cost one rendering, and one violation fails the run.
 */
export async function checkOtherTheme(context: StoryContext): Promise<void> {
  if (!drawnByTests()) return
  const root = document.documentElement
  const shown = root.dataset['theme']
  const other: Theme = shown === 'dark' ? 'light' : 'dark'
  root.dataset['theme'] = other
  try {
    await checkWithAxe(context)
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  } finally {
    if (shown === undefined) delete root.dataset['theme']
    else root.dataset['theme'] = shown
  }
}
