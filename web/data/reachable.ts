/** Whether a page can be had now. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
