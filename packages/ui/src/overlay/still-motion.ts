/** For tests: layers come and go at once, as for a reader who asked for less motion. */
export function stillMotion(): void {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important }'
  document.head.append(still)
}
