import type { Locator, Page } from '@playwright/test'

/** What somebody has done so far: buttons pressed with the mouse, and keys. */
export interface Steps {
  clicks: number
  keys: number
}

/** Works a page as a person does, and counts it: a field is reached by one key, and each letter is one. */
export function hand(page: Page, steps: Steps) {
  const click = async (target: Locator) => {
    steps.clicks += 1
    await target.click()
  }
  const type = async (field: Locator, text: string) => {
    steps.keys += text.length + 1
    await field.fill(text)
  }
  return {
    click,
    type,
    /** Takes an entry of a choice; the first that contains the text, or the first of all. */
    choose: async (field: Locator, role: 'option' | 'treeitem', text = '') => {
      await click(field)
      if (text !== '') await type(field, text)
      await click(
        page
          .getByRole(role)
          .filter({ hasText: new RegExp(text, 'i') })
          .first(),
      )
    },
    /** Presses the button that opens a dialog and the one in the dialog that is named the same. */
    deed: async (name: string, fill?: (dialog: Locator) => Promise<void>) => {
      await click(page.getByRole('button', { name, exact: true }))
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
      await fill?.(dialog)
      await click(dialog.getByRole('button', { name, exact: true }))
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
