/** A text as it stands between tags or in a quoted attribute of HTML, SVG and XML: nothing in it can be taken for markup. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
