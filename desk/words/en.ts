import { en as site } from '#web/words/complaint.en.ts'
import type { Words } from './index.ts'

/** What the desk says in English. Statuses and refusals are called what the website calls them. */
export const en: Words = {
  lang: 'en',
  title: 'Officers’ desk',
  pair: (name, value) => `${name}: ${value}`,
  other: '中文',
  statuses: site.query.statuses,
  noStatus: 'Not yet acknowledged',
  unknownStatus: 'unknown, as a message does not open',
  fields: {
    subject: 'Subject',
    content: 'What happened',
    reportedName: 'Person reported: name',
    reportedNumber: 'Person reported: staff number',
    province: 'Province',
    subsidiary: 'Subsidiary or unit',
    department: 'Department or site',
    farmNumber: 'Site number',
    reporterName: 'Reporter: name',
    reporterNumber: 'Reporter: staff number',
    reporterPhone: 'Reporter: telephone',
    reporterEmail: 'Reporter: e-mail',
  },
  notGiven: 'Not given',
  anonymous: 'Anonymous',
  refusals: {
    ...site.refusals,
    version: 'made by a later version: please update the desk',
    unproved: 'the report itself does not open, so no signature can be checked',
    unconfirmed: 'signed with a key that you have not confirmed',
  },
  speakers: { officer: 'Officer', reporter: 'Reporter' },
  sizes: { bytes: (count) => `${count} bytes`, kilo: (count) => `${count} KB`, mega: (count) => `${count} MB` },
  nav: { list: 'Cases', keys: 'Keys', digest: 'Digest', log: 'Log', lock: 'Lock', label: 'Pages of the desk' },
  list: {
    title: 'Cases',
    none: 'This channel has no reports yet.',
    count: (open, closed) => `${open} open, ${closed} closed`,
    open: 'Open',
    closed: 'Closed',
    closedOn: (day) => `Closed (${day})`,
    name: 'Case',
    subject: 'Subject',
    received: 'Received',
    status: 'Status',
    acknowledge: 'Acknowledge within 7 days',
    feedback: 'Feedback within 3 months',
    waiting: 'Waits for you',
    unopened: 'Could not be opened',
    more: (count) =>
      count === 1
        ? 'One more open case was not opened for this list: see its subject and status on its own page.'
        : `${count} more open cases were not opened for this list: see their subjects and statuses on their own pages.`,
  },
  marks: {
    kept: (day) => `Done (${day})`,
    late: (day) => `Done late (${day})`,
    missed: 'Closed without it',
    due: (days, day) => (days === 0 ? `Due today (${day})` : `${days} ${days === 1 ? 'day' : 'days'} left (${day})`),
    overdue: (days, day) => `${days} ${days === 1 ? 'day' : 'days'} overdue (${day})`,
  },
  case: {
    title: (name) => `Case ${name}`,
    received: (day) => `Received: ${day}`,
    closed: 'Closed',
    status: (name) => `Status: ${name}`,
    report: 'Report',
    reporter: 'Reporter',
    thread: 'Messages',
    noMessages: 'No messages yet.',
    refusedReport: (reason) =>
      `The report does not open (${reason}). Do not act on it; update the desk, check your keys, then tell the operators.`,
    unreadableReport:
      'This report does not open with your keys: most likely it came before the website named yours. A colleague whose key was named then can open it, or the key that the server made at its first start (key import). If nobody can, tell the operators.',
    refusedMessage: (reason) => `This message did not pass the checks (${reason}) and is not shown. Do not act on it.`,
    unreadableMessage:
      'This message does not open with your keys and is not shown: it is older than the day on which they were named, or was altered on its way.',
    missing: (speaker, turn) =>
      `Message ${turn} of the ${speaker.toLowerCase()} is missing: the server did not hand it out.`,
    said: (speaker, turn, day) => `${speaker}, message ${turn}, ${day}`,
    statusSet: (name) => `Status set to: ${name}`,
    files: 'Files',
    noFiles: 'No files.',
    filesNote:
      'Files come from somebody you do not know and may do harm. Open them on a separate computer, without macros.',
    file: 'Saved as',
    senderName: 'Sender’s name for it',
    size: 'Size',
    save: 'Save all files',
    reply: 'Answer',
    replyStatus: 'Status with this answer',
    keepStatus: 'Leave the status as it is',
    closedHint:
      'This case is closed: the reporter can read your answer but not write back. To let them, open the case again first.',
    replyText: 'To the reporter',
    replyHint: (most) =>
      `At most ${most} characters. Write nothing that could give the reporter away. A status “Closed” also closes the case.`,
    send: 'Seal, sign and send',
    actions: 'Handling',
    export: 'Export as a folder',
    pdf: 'Export as a PDF',
    close: 'Close (the reporter is not told why)',
    reopen: 'Open again',
    delete: 'Delete the case',
    deleteHint: (name) =>
      `This cannot be undone: everything on the server and the files saved here are deleted. Type ${name} to confirm.`,
    deleteOpen: 'A case can be deleted once it is closed.',
  },
  done: {
    replied: (name) => `Case ${name} was answered.`,
    repliedClosed: (name) => `Case ${name} was answered and closed.`,
    repliedStillClosed: (name) =>
      `Case ${name} was answered. It stays closed, so the reporter cannot write back; open it again to let them.`,
    saved: (count, folder) => `${count} ${count === 1 ? 'file' : 'files'} checked and saved in ${folder}.`,
    exported: (folder) => `Exported to ${folder}.`,
    pdf: (file) => `The PDF is ${file}.`,
    noChromium: (file) =>
      `No Chromium or Chrome was found to make a PDF. Open ${file} in a browser and print it as a PDF.`,
    closed: (name) =>
      `Case ${name} is closed. The reporter sees no more than that; to tell the outcome, answer with a status “Closed”.`,
    reopened: (name) => `Case ${name} is open again.`,
    alreadyClosed: (name) => `Case ${name} was closed already; nothing changed.`,
    alreadyOpen: (name) => `Case ${name} was open already; nothing changed.`,
    deleted: (name) =>
      `Case ${name} was deleted on the server, and so were its files saved here. Exports and backups are yours to delete.`,
    trusted: 'Confirmed. The desk asks again when the website names other keys.',
  },
  digest: {
    title: 'Digest',
    note: 'Numbers alone, without names or case numbers: for the yearly report.',
    of: (channel, year) => (year ? `${channel}, ${year}` : `${channel}, all years`),
    year: 'Year',
    all: 'All',
    total: 'Total',
    month: 'Month',
    count: 'Reports',
    status: 'Status',
    measure: 'Measure',
    unopened: 'Could not be opened',
    open: 'Open',
    closed: 'Closed',
    acknowledged: 'Acknowledged within 7 days',
    acknowledgedLate: 'Acknowledged late',
    acknowledgeOverdue: 'Acknowledgement overdue',
    acknowledgeDue: 'Not yet acknowledged, in time',
    acknowledgeMissed: 'Closed without acknowledgement',
    feedback: 'Feedback within 3 months',
    feedbackLate: 'Feedback late',
    feedbackOverdue: 'Feedback overdue',
    feedbackDue: 'No feedback yet, in time',
    feedbackMissed: 'Closed without feedback',
    show: 'Show',
  },
  log: {
    title: 'Log',
    none: 'The log is still empty.',
    verified: (count) =>
      `${count} ${count === 1 ? 'line' : 'lines'} in one unbroken chain: nothing altered, missing or moved.`,
    head: (hash) => `Fingerprint of the last line: ${hash}`,
    headNote:
      'Copy the fingerprint with the date to another place: a file on paper, or a letter to another officer. Typed here later, or with “log verify FINGERPRINT”, it tells whether lines before it were cut off or written anew.',
    noted: 'A fingerprint from earlier',
    check: 'Check',
    details: { pdf: 'PDF', folder: 'Folder' },
    fromHead: 'The fingerprint is in the log: nothing before it has changed.',
    broken: (line, why) => `The log cannot be relied on from line ${line}: ${why}`,
    faults: {
      shape: 'it is not a line that the desk wrote.',
      altered: 'it was altered.',
      order: 'lines before it are missing, moved or altered.',
      tail: 'lines are missing at the end.',
      head: 'the fingerprint given is not in the log: lines were cut off or written anew.',
    },
    time: 'Time (UTC)',
    action: 'Action',
    case: 'Case',
    detail: 'Detail',
    latest: (count) => `Latest ${count} ${count === 1 ? 'line' : 'lines'}`,
  },
  actions: {
    'key-new': 'Key made',
    'key-import': 'Key imported',
    'key-show': 'Public keys shown',
    'key-passphrase': 'Passphrase changed',
    'key-rotate': 'Key replaced',
    'key-recovery': 'Recovery key made',
    unlock: 'Unlocked',
    lock: 'Locked',
    list: 'List seen',
    open: 'Case opened',
    reply: 'Answered',
    files: 'Files saved',
    export: 'Exported',
    close: 'Closed',
    reopen: 'Opened again',
    delete: 'Deleted',
    digest: 'Digest made',
    trust: 'Keys confirmed',
  },
  failed: (why) => `Failed: ${why}`,
  keys: {
    title: 'Keys',
    yours: 'Your public keys',
    older: 'An older key, kept to open older reports',
    recipient: 'For sealing (officers)',
    signing: 'For signing (signing)',
    named: 'named on the website',
    notNamed: 'not named on the website',
    channel: (name) => `Channel: ${name}`,
    withId: (name, id) => `${name} (${id})`,
    address: (server) => `Website: ${server}`,
    made: (file) =>
      `Your key was made and locked with the passphrase in ${file}. Lose neither, since nobody can recover them: write the passphrase down for a safe, and keep a copy of the file apart from it.`,
    yaml: (channel) =>
      `Give these two lines to whoever runs the website, for officers and signing of ${channel ? `the channel “${channel}”` : 'your channel'} in content/officers.yaml. They are no secret:`,
    printsTitle: 'Fingerprints, to read out to colleagues who compare your keys:',
    print: 'Fingerprint',
    next: 'When the website has them, run npm run desk to open the desk in a browser on this machine; the first time with --server=https://… (the website’s address).',
    more: (file) =>
      `Keep a copy of ${file}, apart from the passphrase. To change the passphrase, to change the key once a year and to make a recovery key there are commands: key passphrase, key rotate, key recovery.`,
    imported: (from, file) => `The key was imported from ${from} and locked with the passphrase in ${file}.`,
    deleteOriginal: (from) =>
      `Once your own two lines stand in content/officers.yaml and this desk has opened a report, delete every copy that is not locked: this file, and the one in data/officer-keys/ on the server. Not before: the server would make another key, one that you do not have.\n    shred -u ${from}\nWithout shred: rm -P, or delete it and empty the bin. Solid-state disks and backups may keep copies, so let no site rely on such a key: change to one made on this machine (key rotate).`,
    added: (from) => `The key was imported from ${from} and stands behind the one you have, to open older reports.`,
    passphraseChanged: 'The passphrase was changed. Backups of the key still open with the old one: replace them too.',
    rotated:
      'A new key was made. The old one stays in the same locked file, so older reports still open. Now, in this order:',
    rotateSteps: (oldRecipient, recipient, oldSigning, signing) => [
      `In content/officers.yaml, under officers, put ${recipient} in the place of ${oldRecipient}`,
      `Under signing, put ${signing} beside the old ${oldSigning}`,
      'When the website has it, run “key show” and see that the new key is “named on the website”; until then the desk goes on signing with the old one',
      'Then move the old line from signing to retired: older answers still prove true, and the old key can ask for nothing more. If it was stolen, strike it off altogether',
      'Ask the officers of your channel to run “trust” and to compare the new keys with you, face to face or by telephone',
      'Back up the new key.age. Keep the old key until the last older report is deleted',
    ],
    recovery: (recipient) =>
      `Put this line into content/officers.yaml:\nrecovery: ${recipient}\nLater reports are sealed to it as well. It opens the reports of every channel, so it must not stay on a machine with a network.`,
    recoveryPaper: (identity) =>
      `The secret key below is shown once. Print or copy it twice, seal the two sheets away in two safes, then clear this terminal:\n${identity}`,
    recoveryLocked: (file) =>
      `The recovery key is locked with the passphrase in ${file}. Move it to a medium that stays offline, and keep the passphrase apart from it.`,
    recoveryHow:
      'If all officers’ keys are lost: make a new key on a new desk with “key new” and have it named in officers.yaml; then write the recovery key into a file and add it with “key import FILE”, and older reports open. Destroy that file afterwards and make a new recovery key.',
    trustTitle: 'Keys to confirm',
    trustIntro:
      'The website names these keys for your channel, and they are not yours. Until you confirm them, the desk seals nothing to them and believes no answer signed with them.',
    trustHow:
      'Ask each key’s owner, face to face or by telephone, to read out its fingerprint from their own desk (the page “Keys”, or key show), and compare every character. A website that was broken into may name somebody else’s.',
    trustNone: 'There are no keys to confirm.',
    trustConfirm: 'I have compared them all: confirm',
    trustAsk: 'Have you compared them all? Type yes to confirm: ',
    kinds: {
      officer: 'A colleague’s key for sealing',
      signing: 'A colleague’s key for signing',
      recovery: 'The recovery key',
    },
  },
  unlock: {
    title: 'Unlock',
    passphrase: 'Passphrase',
    server: 'Address of the website',
    button: 'Unlock',
    idle: 'The desk locks itself after 15 idle minutes.',
    first: 'Set up the desk',
    change: 'Change the website’s address',
    waiting:
      'The website does not name your key yet, as is right on the first day. When the operators have put in the two lines, unlock the desk here.',
    noKey:
      'There is no key on this computer yet. Choose a passphrase, then make a new key here or import the one that the server made at its first start.',
    newPassphrase: 'New passphrase (at least 12 characters)',
    repeat: 'The new passphrase again',
    importFile: 'Key file to import (leave empty to make a new key)',
    create: 'Make or import the key',
    locked: 'The desk is locked.',
  },
  ask: {
    passphrase: 'Passphrase: ',
    newPassphrase: 'New passphrase (at least 12 characters): ',
    repeat: 'Again: ',
    confirmDelete: (name) => `This cannot be undone. Type ${name} to delete the case: `,
    body: 'Write the answer, on several lines if you like. Ctrl+D on a line of its own sends it, Ctrl+C gives up:',
  },
  page: {
    ready: (address) =>
      `The desk is running. Open it in a browser on this machine:\n  ${address}\nThe random part of the address is good for this run alone; do not pass it on. Ctrl+C ends it.`,
    skip: 'Skip to content',
    back: 'Back to the list',
    notFound: 'There is no such page',
    refusedTitle: 'Request refused',
    unconfirmed: (count) =>
      count === 1
        ? 'The website names a key that you have not confirmed.'
        : `The website names ${count} keys that you have not confirmed.`,
    confirmNow: 'Compare and confirm',
  },
  warnings: {
    plainHttp:
      'Note: the website’s address is not https://. Reports stay sealed, but the network on the way sees that you use the desk.',
    unconfirmed: (count) =>
      `The website names ${count === 1 ? 'a key' : `${count} keys`} that you have not confirmed. Answers signed with an unconfirmed key are shown as refused, and you cannot answer yet: run “trust” first.`,
  },
  help: `Usage: npm run desk -- [command] [options]

  (none) or page           use the desk in a browser on this machine
  list                     cases with their time limits
  open CASE                open a case
  reply CASE               answer: --status=STATUS, --text=TEXT or --file=FILE; with neither you type it
  files CASE               check and save the files
  export CASE              export as a folder; --pdf for a PDF as well; --to=PLACE
  close CASE, reopen CASE  close a case, open it again
  delete CASE              delete a closed case; asks for its name again
  digest                   numbers for the yearly report; --year=2026, --json
  log, log verify [PRINT]  show the log, check it
  trust                    compare and confirm the keys that the website names
  key new                  make a key
  key import FILE          import a key file
  key show                 show the public keys
  key passphrase           change the passphrase
  key rotate               change to a new key
  key recovery [FILE]      make a recovery key: shown once for paper, or locked in a file

CASE is a case’s name or enough of its beginning.
Options: --server=ADDRESS --channel=ID --lang=zh|en --port=8790 --dir=FOLDER
STATUS: received checking more-information closed-upheld closed-not-upheld referred
Environment: DESK_DIR, DESK_PASSPHRASE_FILE (for automation)`,
  faults: {
    unexpected: (text) => `The desk failed: ${text}`,
    usage: (text) => `This command was not understood: ${text}. See “help”.`,
    noServer: 'The website’s address is not known yet. Add --server=https://… this once; it is remembered.',
    badServer: (text) => `“${text}” is no website’s address. It begins with https:// and has no path.`,
    badSettings: (file) =>
      `${file} is damaged and cannot be read. Move it away and set the address anew with --server.`,
    unreachable: (server) =>
      `${server} cannot be reached. Check the network and the address; nothing is lost, you can try again.`,
    notOurs: (server) =>
      `${server} gave no answer that the desk understands. Check the address, or ask the operators which version runs there.`,
    refused: (text) => `The website refused: ${text}`,
    noKey: 'There is no key on this computer yet. Make one with “key new” or import one with “key import”.',
    keyThere: (file) => `${file} exists already and was left as it is. To change to a new key use “key rotate”.`,
    keyBroken: (file) => `${file} is no key file of the desk, or is damaged. Restore it from your backup.`,
    keyFile: (file) => `${file} cannot be read or holds no age identity (a line that begins with AGE-SECRET-KEY-1).`,
    keyKnown: 'The desk has this key already.',
    passphraseWrong: 'The passphrase is wrong, or the key file is damaged.',
    passphraseShort: (least) =>
      `The passphrase is too short: at least ${least} characters. Four or five unrelated words are easiest to remember.`,
    passphraseDiffers: 'The two passphrases are not the same.',
    passphraseMissing:
      'There is no terminal to type a passphrase. For automation put it into a file and name that in DESK_PASSPHRASE_FILE.',
    unknownChannel: (id) => `The website has no channel “${id}”.`,
    keyUnknown: (recipient, signing) =>
      `No channel of the website names your key. A new key: have the operators put these two lines into content/officers.yaml. One that worked before: somebody took it off, so ask why.\n    officers: [${recipient}]\n    signing: [${signing}]`,
    severalChannels: (ids) => `Your key belongs to several channels (${ids}). Choose one with --channel.`,
    unconfirmed: (keys) =>
      `The website names keys that you have not confirmed: ${keys}. Compare and confirm them with “trust” before you answer.`,
    noCase: (text) => `No case begins with “${text}”.`,
    severalCases: (text, names) => `“${text}” fits several cases: ${names}. Please give more of the name.`,
    shortCase: 'Please give the case’s name, at least four characters of it; “list” shows the names.',
    unreadableCase: 'The report does not open, so it is not known to whom an answer would be sealed.',
    emptyReply: 'Write an answer or choose a status.',
    longReply: (size, most) => `The answer has ${size} characters, more than ${most}. Shorten it, or send it as two.`,
    badStatus: (text) => `There is no status “${text}”.`,
    notClosed: 'The answer was sent, but the case was not closed. Close it by itself; do not send the answer again.',
    badYear: (text) => `“${text}” is no year: four digits, such as 2026.`,
    stopped: 'Stopped. Nothing was done.',
    moved: 'Another answer was sent in between. Read it, then send yours; what you wrote is still here.',
    unreadableFile: (file) => `${file} cannot be read.`,
    badAttachment: (name, reason) =>
      `${name} was not saved: ${reason}. The other files are not affected; you can try again.`,
    notConfirmed: 'The name typed is another. Nothing was deleted.',
    notTrusted: 'Nothing was confirmed and nothing changed.',
    notEmpty: (folder) =>
      `${folder} exists already and was left as it is. Move it away, or choose another place with --to.`,
    notWritten: (text) => `A file on this machine cannot be written: ${text}`,
    logBusy: 'Another desk is writing the log just now. Please try again.',
    logBroken: (line) =>
      `Line ${line} of the log cannot be relied on, so the desk stops: see “log verify”, and move the log away as evidence before going on.`,
    portTaken: (port) =>
      `Port ${port} is taken. Perhaps the desk is running already; otherwise choose another with --port.`,
    badPort: (text) => `“${text}” is no port: a number from 1024 to 65535.`,
    locked: 'The desk is locked. Unlock it first; what you wrote is still here.',
    badRequest: 'The request is incomplete or came from another page. Nothing was done.',
    chromium: (text) => `The PDF was not made: ${text}`,
  },
}
