import type { zh } from './zh.ts'

/** What the server of the editors' program says. Names of files or people stand in the place of `{files}`. */
export const en = {
  server: {
    signIn: 'Please sign in first.',
    editorsProgram: 'Editors’ program',
    signInAgain: 'Sign in',
    signedOut:
      'You are signed out of the editors’ program, in every browser of yours. You may still be signed in at your company’s sign-in service; on a shared computer sign out there too.',
    signInExpired: 'Signing in took too long, or was begun in another browser. Please sign in again.',
    signInRefused:
      'The sign-in service did not let you in. Please sign in again; if that does not help, tell your administrator.',
    signInFailed:
      'The answer of the sign-in service cannot be used, and you are not signed in. Please sign in again; if that does not help, tell your administrator.',
    providerAway:
      'Your company’s sign-in service cannot be reached now. All that was saved is still there. Please sign in later.',
    noMail:
      'The sign-in service did not give a confirmed mail address of yours, with which the editors’ program signs your work. Please tell your administrator.',
    noRole:
      'You are signed in as {files}, but you are not an editor yet. Please ask your administrator to make you one.',
    oidcNeeds: 'For signing in with OpenID Connect (EDIT_OIDC_ISSUER), {files} must be set as well.',
    needsTls: '{files} must begin with https://, unless it is an address of this machine.',
    twoSignIns: 'Only one of EDIT_OIDC_ISSUER and EDIT_PROXY_HEADER can be set.',
    openPrinted: 'Please open the address that the editors’ program showed when it started.',
    forbidden:
      'This request did not come from a page of the editors’ program and was not taken. Please load the page again and retry.',
    badRequest: 'The program did not understand this request. Please load the page again and retry.',
    notFound: 'There is nothing here.',
    tooLarge: 'The texts of this have {files}; 1 MB is the most. Shorten them, or make several items of it.',
    internal: 'Something went wrong in the program. All that was saved is still there. Please try again later.',
    beingBuilt: 'The editors’ page is being built. Please open it again in a moment.',
    badPath:
      'The file name “{files}” cannot be used: take English letters, digits, hyphens and underscores, and an ending that the site’s content has.',
    nameTaken: 'There is a file already that differs in capital letters alone: “{files}”. Please take another name.',
    publishersOnly: 'Only a publisher may do this. Your changes are saved; please ask a publisher to publish them.',
    othersWork: 'These files hold changes of others: {files}. Only a publisher may discard them.',
    secondEyes: 'A colleague has to publish these files, because some of the changes are your own: {files}.',
    noticeNeeds: 'For telling people what waits for them (EDIT_NOTICE_HOOKS), EDIT_NOTICE_SECRET must be set as well.',
    notAsked: 'Only {files} can answer this.',
    notApproved: 'Asked to look, and not approved yet: {files}. Publishing ends the request.',
    sayWhy: 'Please say it in a sentence.',
    notYours:
      'These are not yours to change, or not in this language: {files}. Nothing was saved; please ask a colleague whose part they are.',
    notYoursToPublish:
      'These are not yours to publish: {files}. They stay saved; please ask a colleague whose part they are.',
    saveConflict:
      'Somebody changed these files after you opened them: {files}. Your changes were not saved. Please compare the two versions.',
    publishConflict:
      'These files were changed elsewhere too: {files}. Nothing is lost: open them, compare the two versions, save, and publish again.',
    undoConflict:
      'This cannot be undone by itself, because it was changed again later: {files}. Please open it and change it there.',
    pdfApart:
      'A PDF is published together with the announcement or report that it belongs to. Please choose this too: {files}.',
    discardApart: 'An announcement or report and its PDF are discarded together. Please choose this too: {files}.',
    publishProblems: 'Content with mistakes cannot be published: {files}. Please mend it first.',
    figuresUsed:
      'A shared figure that is used cannot be removed or renamed: {files}. Put another figure or its words there first, or choose what uses it as well.',
    breaksOthers:
      'This would break what others say or where their links lead: {files}. Change these first, or choose them as well.',
    pushRefused:
      'The content repository refused several times, and nothing was published. The changes are still saved. Please try again later.',
    pushForbidden:
      'The content repository does not take this (no permission, or against its rules). The changes are still saved. Please tell your administrator.',
    remoteUnreachable:
      'The content repository cannot be reached now. The changes are still saved. Please publish them later.',
    noLinkOrigin:
      'Preview links need an address that people outside can open. Please tell your administrator: EDIT_PREVIEW_LINK_ORIGIN.',
    notShowable: 'This cannot be shown as it is saved. Mend what is marked in the form, save, and make the link then.',
    tooManyLinks: 'There are 50 preview links already. End some that nobody needs.',
    othersLink: 'Only whoever made this link, or a publisher, can end it.',
    linkEnded: 'This preview link is over',
    linkEndedWhy:
      'It was good for one day, or was ended before, or was not copied whole. Please ask whoever sent it for a new one.',
    unreadable: 'Its file has a mistake and cannot be read.',
    uncompared: 'It was changed elsewhere too. Open it and compare the two versions first.',
    changedSince: 'Somebody changed it after it was listed here.',
    openElsewhere: 'It has changes that are not saved yet, by {files}.',
    linkedTo:
      'Readers are led to it, and would find nothing until then: {files}. Change those links first, or leave it.',
    wouldBreak: 'A field of it would not be right any more.',
    noSuchField: 'An item of this kind cannot have that.',
    unknownRevision: 'There is no such version.',
    undoImpossible: 'This version cannot be undone.',
    diskFull:
      'The disk is full, so this was not saved. All that was saved before is still there. Please tell your administrator, then try again.',
    gitMissing: 'Git is not on this machine, or cannot be found. Please install Git 2.38 or newer.',
    gitOld: 'This Git is too old: {files}. Please install 2.38 or newer.',
    gitFailed: 'Git reported an error. All that was saved is still there. Please tell your administrator.',
    inUse: 'Another editors’ program is using the folder {files}.',
    folderMissing:
      'The content folder {files} is not there, or is empty; CONTENT_DIR or CONTENT_GIT says which it is. Nothing was changed.',
    otherRepository:
      'The folder {files} belongs to another content repository. Please name another folder with EDIT_DIR, or put CONTENT_GIT back.',
    noBranch: 'The content repository has no branch {files}.',
    portTaken:
      'Port {files} is taken. Please name another one with EDIT_PORT, or for the preview with EDIT_PREVIEW_PORT.',
    noPreview:
      'Behind a proxy the preview needs an address of its own. Please tell your administrator: EDIT_PREVIEW_ORIGIN.',
    previewUnbuilt:
      'The preview needs the website’s own program, which is not built yet. Please start the editors’ program with “npm run edit”.',
    noSignIn:
      'To be opened from other machines (EDIT_HOST={files}), the editors’ program needs a way to sign in. Please set EDIT_OIDC_ISSUER (people sign in at your company’s sign-in service) or EDIT_PROXY_HEADER (a proxy in front signs people in), or put EDIT_HOST back to 127.0.0.1.',
    proxyNeeds: 'Where a proxy signs people in (EDIT_PROXY_HEADER), {files} must be set as well.',
  } satisfies Record<keyof typeof zh.server, string>,
} as const
