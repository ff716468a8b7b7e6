/**
 * A text of somebody unknown, with all that does not show made visible: control characters (a terminal would obey them),
 * characters that turn the direction of writing, of no width, private or unassigned. Line ends and tabs stay, and what
 * joins the parts of an emoji.
 */
export const visible = (text: string): string =>
  text.replace(/(?![\n\t\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115F\u1160\u3164\uFFA0]/gu, (hidden) => {
    const code = hidden.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })

/** The same on one line. */
export const visibleLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()
