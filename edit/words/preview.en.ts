import type { PreviewWords } from './preview.zh.ts'

/** What the preview says. */
export const previewEn: PreviewWords = {
  open: 'Preview',
  close: 'Close the preview',
  pane: 'Preview',
  frame: (title, lang) => `Preview: ${title} (${lang})`,
  language: 'Language of the preview',
  device: 'Screen of the preview',
  phone: 'Phone',
  desktop: 'Desktop',
  window: 'Open in a window of its own',
  beside: 'Show it here',
  inWindow: 'The preview is in a window of its own and follows what you type.',
  opening: 'Opening the preview: the website reads all of its content, which takes some seconds the first time.',
  following: 'The page is being made with what you typed.',
  kept: 'This cannot be shown yet; below is how it last could be. First fill in or mend:',
  nothing: 'This cannot be shown yet. First fill in or mend:',
  noPage: (lang) => `This has no page in ${lang}.`,
  links: {
    button: 'Preview link',
    title: 'For people without an account',
    does: 'Whoever has the link sees this item as it is saved now, in every language, without signing in; nothing can be changed, and no other draft is seen. It is good for one day, or until you end it. What is saved later is not in it.',
    unsaved: 'Changes in the form that are not saved are not shown. Save them first.',
    make: 'Make a link',
    making: 'The page is being made, which takes some seconds the first time',
    onlyHere:
      'The editors’ program runs for this machine alone, and its links open nowhere else. For people elsewhere your administrator gives links an address: EDIT_PREVIEW_LINK_ORIGIN.',
    made: 'The link is ready to be copied.',
    address: 'Link',
    about: (by, until) => `By ${by}, good until ${until}`,
    copy: 'Copy',
    copied: 'Copied',
    end: 'End it',
    ended: 'The link is over.',
  },
}
