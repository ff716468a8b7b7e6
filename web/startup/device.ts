/**
 * Phone and tablet detection by the user agent, as the specification asks; the width decides besides, in the styles. Whole words: a
 * "pod" within a crawler's name is no device, and a "Tablet PC" is how old Windows called a desktop with a pen.
 */
export const mobileAgent =
  /\b(?:iPhone|iPad|iPod|Phone|Tablet(?! PC)|Android|(?:IE)?Mobile|iOS|BlackBerry|BB10|PlayBook|Kindle|Silk|Opera Mini|MQQBrowser|JUC|Fennec|wOSBrowser|BrowserNG|webOS|Symbian(?:OS)?)\b/i

/** Whether the reader asked the browser to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
