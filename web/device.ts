/** Phone and tablet detection by the user agent, as the specification asks; the width decides besides, in the styles. */
export const isMobileAgent = (userAgent: string) =>
  /phone|pad|pod|iPhone|iPod|ios|iPad|Android|Mobile|BlackBerry|IEMobile|MQQBrowser|JUC|Fennec|wOSBrowser|BrowserNG|WebOS|Symbian|Windows Phone/i.test(
    userAgent,
  )

/** Whether the reader asked the browser to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
