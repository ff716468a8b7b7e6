/** Offers a text made in the browser as a file, under a name. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'text/plain') {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000) // some browsers read it a moment after the click
}
