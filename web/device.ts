/** A screen that shows more than the styles in a document reach. */
export const isTall = () => innerHeight > 1_000

/** Phone and tablet detection by the user agent, as the specification asks; the width decides besides, in the styles. */
export const isMobileAgent = (userAgent: string) =>
  /phone|pad|pod|ios|Android|Mobile|BlackBerry|MQQBrowser|JUC|Fennec|wOSBrowser|BrowserNG|WebOS|Symbian/i.test(
    userAgent,
  )

/** Whether the reader asked the browser to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
