/** The reference's only script: the search narrows the lists as one types. Without it the page is whole. */
export const script = `const find = document.getElementById('find')
const found = document.getElementById('found')
find?.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let shown = 0
  for (const item of document.querySelectorAll('[data-find]')) {
    item.hidden = !words.every((word) => item.dataset.find.includes(word))
    if (!item.hidden) shown++
  }
  for (const part of document.querySelectorAll('section:has(ul)'))
    part.hidden = part.querySelector('li:not([hidden])') === null
  found.textContent = words.length ? shown + ' chức năng' : ''
})
`
