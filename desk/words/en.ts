import { en as site } from '#web/words/complaint.en.ts'
import type { Words } from './zh.ts'

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** What the desk says in English. Statuses and refusals are called what the website calls them. */
export const en: Words = {
  lang: 'en',
  title: 'Officers’ desk',
  pair: (name, value) => `${name}: ${value}`,
  other: '中文',
  comma: ', ',
  sentences: (first, second) => `${first} ${second}`,
  none: 'none',
  you: 'you',
  statuses: site.query.statuses,
  noStatus: 'Not yet acknowledged',
  answered: 'Answered, no status set',
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
  sizes: { bytes: (count) => `${count} bytes`, kilo: (count) => `${count} kB`, mega: (count) => `${count} MB` },
  nav: { list: 'Today', keys: 'Keys', digest: 'Statistics', log: 'Log', lock: 'Lock', label: 'Pages of the desk' },
  list: {
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
    more: (count) =>
      count === 1
        ? 'One more open case was not opened for this list: see its subject and status on its own page.'
        : `${count} more open cases were not opened for this list: see their subjects and statuses on their own pages.`,
    title: 'Cases',
    refused: 'Did not pass the checks',
    unreadable: 'Does not open with your keys',
    slow: 'Not given in time: open it by itself',
    strangers: 'Sealed to a stranger as well',
    unproved: (count) => `Did not pass the checks: ${count} ${count === 1 ? 'text' : 'texts'}. Open the case`,
    unconfirmed: (count) => `${count} ${count === 1 ? 'text waits' : 'texts wait'} for your signature`,
    unsigned: (day) => `Closed on the website (${day}), and no officer has signed it`,
    unchecked: (day) => `Closed on the website (${day}); its signature is not checked yet`,
    spoiled: (count) => `Spoiled by sealing again: ${count} ${count === 1 ? 'text' : 'texts'}`,
    unbacked: (count) => `Replaced without a second person: ${count} ${count === 1 ? 'text' : 'texts'}`,
    shut: (count) => `Sealed again without your key: ${count} ${count === 1 ? 'text' : 'texts'}`,
    pages: 'Pages of the list',
    page: (page, pages) => `Page ${page} of ${pages}`,
    before: 'Earlier page',
    after: 'Next page',
  },
  marks: {
    about:
      'Acknowledge: your first answer, within 7 days of the report. Feedback: within 3 months of that answer, or of the seventh day where there was none by then. It counts when an answer closes the case, or when a later answer than the first has words and sets the status “Being examined” or “Referred”.',
    kept: (day) => `Done (${day})`,
    late: (day) => `Done late (${day})`,
    missed: 'Closed without it',
    due: (days, day) => (days === 0 ? `Due today (${day})` : `${days} ${days === 1 ? 'day' : 'days'} left (${day})`),
    overdue: (days, day) => `${days} ${days === 1 ? 'day' : 'days'} overdue (${day})`,
  },
  case: {
    title: (name) => `Case ${name}`,
    received: (day) => `Received: ${day}`,
    closed: (who, day) => `Closed by ${who} on ${day}`,
    closedUnsigned: 'Closed on the website, and no officer has signed it',
    status: (name) => `Status: ${name}`,
    parts: 'Parts of the case',
    report: 'Report',
    reporter: 'Reporter',
    thread: 'Messages',
    noMessages: 'No messages yet.',
    refusedReport: (reason) => `This report did not pass the checks (${reason}) and is not shown. Do not act on it.`,
    forged:
      'It was replaced or moved on the server. Tell your colleagues, and the operators’ superiors rather than the operators.',
    unreadableReport:
      'This report does not open with your keys: most likely it came before the website named yours. Ask a colleague to confirm your keys and then to seal open cases again (page “Keys”). If no colleague can open it either, tell the operators.',
    refusedMessage: (reason) => `This message did not pass the checks (${reason}) and is not shown. Do not act on it.`,
    unreadableMessage:
      'This message does not open with your keys and is not shown: it is older than the day on which they were named, or was altered on its way.',
    said: (speaker, turn, day, author) => `${speaker}${author ? ` (${author})` : ''}, message ${turn}, ${day}`,
    statusSet: (name) => `Status set to: ${name}`,
    files: 'Files',
    noFiles: 'No files.',
    filesNote:
      'Files come from somebody you do not know and may do harm. Open them on a separate computer, without macros.',
    file: 'Saved as',
    senderName: 'Sender’s name for it',
    size: 'Size',
    save: 'Save all files',
    openSaved: 'Open the sealed copies on this machine',
    plain: 'Not sealed: whoever gets at this disk can read them. I delete them when I am done.',
    reply: 'Answer',
    replyStatus: 'Status with this answer',
    keepStatus: 'Leave the status as it is',
    closedHint:
      'This case is closed: the reporter can read your answer but not write back. A status that does not close opens it again, and takes back that it be deleted.',
    replyText: 'To the reporter',
    replyHint: (most) =>
      `At most ${most} characters. Write nothing that could give the reporter away. A status “Closed” closes the case; the words may be empty beside a status.`,
    count: (most) => `{count} of ${most} characters`,
    send: 'Seal, sign and send',
    actions: 'Handling',
    export: 'Export the case',
    pdf: 'With a PDF',
    exportSeal: 'The export opens',
    sealOwn: 'with my key alone (sealed)',
    sealPassphrase: 'with a passphrase (sealed, for somebody else)',
    sealPlain: 'for everybody who gets at this disk (a plain folder)',
    exportPassphrase: 'Passphrase of the export',
    exportPassphraseHint:
      'Only for somebody else. Give it to them by another way than the file. You may use these six words, drawn at random, or words of your own:',
    exportNotes: 'With the notes among officers',
    close: 'Close the case',
    reopen: 'Open again',
    delete: 'Delete the case',
    deleteOpen: 'A case can be deleted once it is closed.',
    missing: (turn) =>
      `Message ${turn} is missing although later ones are there: the server did not hand it out. Tell the operators.`,
    sawOther:
      'Whoever wrote this had read another message before it than the server shows here: one was held back or replaced. Tell the operators.',
    notSealedTo: (count) =>
      count === 1
        ? 'One key that the website names is not confirmed: your answer is not sealed to it.'
        : `${count} keys that the website names are not confirmed: your answer is not sealed to them.`,
    deleteHint: (name) =>
      `A case goes when a second officer agrees, or 30 days after you ask. Nothing brings it back. The statistics of desks that have seen it go on counting it, without its tags. Type ${name} to confirm.`,
    deleteToo: 'Agree and delete the case',
    deleteTooHint: (name) =>
      `A colleague has asked for it. If you agree, the case goes at once, and nothing brings it back. Type ${name} to confirm.`,
    deletionAsked: (who, day) => `${who === 'you' ? 'You asked' : `${who} asked`} on ${day} that it be deleted.`,
    deletionUnsigned:
      'The website says that somebody asked that it be deleted, and no officer has signed that. Keep it, and ask the operators’ superiors.',
    deletionStale:
      'A deletion stands there that was taken back, or that a message came after: it counts for nothing. Keep the case; whoever still wants it deleted asks anew.',
    deletionDue: (day) => `It goes when a second officer agrees, at the latest on ${day}.`,
    keep: 'Keep the case',
  },
  audience: {
    strangers: (prints) =>
      `Sealed to a key that you have not confirmed as well: whoever holds it can read this. Fingerprint: ${prints}. Ask your colleagues whose it is, and tell the operators’ superiors if it is nobody’s.`,
    missing: (prints) =>
      `A confirmed key cannot read this: ${prints}. If it was confirmed later than this came, seal the cases again (page “Keys”); otherwise somebody left it out.`,
    resealedBy: (who) => `Sealed again to the present officers by: ${who}`,
    faults: {
      spoiled: (count) =>
        `${count === 1 ? 'One text' : `${count} texts`} of this case, as a colleague sealed it again, cannot be read or says something else. You see it as it came, and so it stays. Seal the cases again (page “Keys”) and ask that colleague what happened.`,
      unbacked: (count) =>
        `${count === 1 ? 'One text' : `${count} texts`} of this case took the place of what came, and two persons have not signed for it. Do not act on it; tell your colleagues.`,
      misdirected: (count) =>
        `${count === 1 ? 'One text' : `${count} texts`} of this case ${count === 1 ? 'goes' : 'go'} to other keys than ${count === 1 ? 'it says' : 'they say'}: somebody was shut out, or reads along. Seal the cases again (page “Keys”) and ask whoever wrote it what happened.`,
      shut: (count) =>
        `${count === 1 ? 'One text' : `${count} texts`} of this case ${count === 1 ? 'was' : 'were'} sealed again by a colleague to keys among which yours is not. You see ${count === 1 ? 'it' : 'them'} as ${count === 1 ? 'it' : 'they'} came, until a second person has signed. Ask that colleague: your key may have been struck off.`,
    },
    resealedByStranger: (who) => `Sealed again by a key that you have not confirmed: ${who}`,
  },
  notes: {
    title: 'Notes among officers',
    about: 'Sealed to the officers and the recovery key. The reporter never sees them.',
    internal: 'For officers only.',
    none: 'No notes yet.',
    read: 'opened the case for the first time',
    closed: 'closed the case',
    reopened: 'opened the case again',
    assign: 'Looked after by',
    assigned: (who) => `Looked after by ${who}`,
    unassigned: 'Looked after by nobody',
    standsIn: (who, until) =>
      who === 'you' ? `your turn: you stand in until ${until}` : `${who} stands in until ${until}`,
    deputy: (who, from, until) => `${who === 'you' ? 'you stand' : `${who} stands`} in from ${from} to ${until}`,
    noDeputy: 'nobody stands in any more',
    nobody: 'Nobody',
    tags: 'Tags',
    tagsHint: 'Up to ten, separated by commas.',
    text: 'Note',
    save: 'Seal and save the note',
    missing: (turn) => `Note ${turn} is missing although later ones are there: the server did not hand it out.`,
    refused: (turn, reason) => `Note ${turn} did not pass the checks (${reason}) and is not shown.`,
    unreadable: (turn) => `Note ${turn} does not open with your keys and is not shown.`,
    sawOther: 'Whoever wrote this had read another note before it than the server shows here.',
    unwritten: (why) => `Colleagues do not learn that you opened the case: ${why}`,
  },
  reseal: {
    title: 'Seal all cases again',
    about: (count) =>
      `After an officer has joined or left, or a key was stolen: report, messages and notes of every case, closed ones too, are sealed to the keys that the website names and you have confirmed (${count}, yours included). They take the place of what is there when a second person has opened them and signed the same.`,
    start: 'Seal them again',
    progress: (cases, total) => `${cases} of ${total} cases`,
    done: (total, texts) =>
      `${total} ${total === 1 ? 'case' : 'cases'} looked at, ${texts} ${texts === 1 ? 'text' : 'texts'} sealed again.`,
    confirmed: (count) =>
      `${count} ${count === 1 ? 'text' : 'texts'} of a colleague opened, found the same and signed: they took the place of what was there.`,
    left: (count) =>
      `${count} ${count === 1 ? 'text was' : 'texts were'} left to a colleague who can compare: whoever sealed ${count === 1 ? 'it' : 'them'} also wrote ${count === 1 ? 'it' : 'them'}, or the text behind does not fit, and as ${count === 1 ? 'it' : 'they'} came ${count === 1 ? 'it does' : 'they do'} not open with your keys.`,
    leftAbout:
      'Ask the colleagues who were officers when these were written to sign on their page “Today”. Sign them yourself only when none of them can compare either.',
    leftSign: 'Nobody can compare them: sign',
    uncompared: (count) =>
      `${count} ${count === 1 ? 'text' : 'texts'} of a colleague signed without comparing: as ${count === 1 ? 'it' : 'they'} came, ${count === 1 ? 'it does' : 'they do'} not open with your keys. What was checked are the signatures of whoever wrote ${count === 1 ? 'it' : 'them'}, inside what the colleague sealed.`,
    waiting: (count) =>
      `${count} ${count === 1 ? 'text' : 'texts'} sealed again by you ${count === 1 ? 'waits' : 'wait'} for a second person: ask a colleague to sign (page “Today”). Until then what was there stays as well.`,
    failed: (names) =>
      `Not done: ${names}. They do not open with your keys, were not given, or a colleague sealed them to other keys than you have confirmed.`,
    confirmTitle: 'Sealed again by a colleague',
    confirmAbout: (count) =>
      `${count} ${count === 1 ? 'case has' : 'cases have'} texts that a colleague sealed again. The desk opens each and checks the signature of whoever wrote it, which stays inside. Where the text as it came opens with your keys too, it compares both; for what is older than your key it cannot. It signs what passes and is sealed to just the keys that you have confirmed.`,
    confirmStart: 'Compare and sign',
  },
  theft: {
    struck: (count) => `${count} ${count === 1 ? 'key' : 'keys'} struck off on this machine.`,
    list: (who) =>
      `In keys/channels.yaml the line of ${who} must end: an “until” of yesterday. Raise the version, have it signed, and start the server again: until then the thief can ask for sealed texts.`,
    tellAll: 'Tell every colleague to run the same command.',
    alone:
      'You are the only officer left, and a second person is needed. Have a new one named in the list: they make a key on a desk of their own. Compare and confirm each other’s keys, run this command again, and let them press “Compare and sign” on their page “Today”.',
    kept: (count) =>
      `${count} ${count === 1 ? 'case' : 'cases'} whose deletion the stolen key had asked for ${count === 1 ? 'stays' : 'stay'}.`,
    named: 'The website still names the key: a thief can still fetch sealed texts. Have the list changed first of all.',
    gone: 'The website no longer names the key.',
    waiting: (count, isAlone) =>
      `${count} ${count === 1 ? 'case is' : 'cases are'} not yet replaced: ${isAlone ? 'the new officer has to sign' : 'a second person runs the same command'}. Until then the stolen key opens what is in the database.`,
    done: 'Everything in the database is sealed to those who remain: the stolen key opens nothing of it. It still opens older backups and copies: have them destroyed.',
  },
  memory: {
    title: 'What this desk remembers',
    faults: {
      gone: (name) =>
        `Case ${name} is gone, and nobody signed that it be deleted. Ask your colleagues, then the operators’ superiors.`,
      returned: (name, _turn, on) =>
        `Case ${name} ${on ? `went on ${on}` : 'was deleted'} and is there again: its report was filed again from its old bytes, or an older copy of the database was put back. It is no new report.`,
      back: (name, turn) => `Case ${name} went back: message ${turn} was there and is not any more.`,
      changed: (name, turn) =>
        turn === 0
          ? `The report of case ${name} is not the one that this desk has opened before.`
          : `Message ${turn} of case ${name} is not the one that this desk has opened before.`,
      noteBack: (name, turn) => `Note ${turn} of case ${name} was there and is not any more.`,
      noteChanged: (name, turn) => `Note ${turn} of case ${name} is not the one that this desk has opened before.`,
      withheld: (name, turn) =>
        `Message ${turn} of case ${name} is withheld: the website speaks of it and does not give it.`,
      noteWithheld: (name, turn) =>
        `Note ${turn} of case ${name} is missing, although there are later ones. A closing counts only where no note after it is missing.`,
      dayAhead: (name) =>
        `The website gives a day of receipt for case ${name} that is still to come. Its time limits are counted from the day on which this desk saw it first. Ask your colleagues, then the operators’ superiors.`,
      day: (name) =>
        `The website gives another day of receipt for case ${name} than before. Its time limits are still counted from the day that was seen first. Ask your colleagues, then the operators’ superiors.`,
      unsigned: (name) =>
        `The website calls case ${name} closed, and no officer has signed that, so it stays among the open ones. Answer it: a status “Closed” signs the closing, any other opens it again. Where an answer does not sign it, because a note is missing or not what it should be, the buttons at the end of its page do. If no colleague closed it, tell the operators’ superiors.`,
      broken: () =>
        'The desk’s memory of cases was altered or removed on this machine, or cannot be read, so it cannot say what has vanished. Keep the files as evidence, tell a colleague, and begin it anew on the page “Log”.',
      full: () =>
        'The website has named more than 50,000 cases. The desk remembers no others, so it cannot say if one of these goes. Ask the operators where they come from. When you accept that cases are gone which were never opened here, the desk forgets them and has room again.',
    },
    againAbout:
      'Officers had closed these cases, as this desk had proved; behind that, notes came that do not pass, such as the rubbish of a stolen key. One of them may stand in the place of a note that opened a case again: ask your colleagues whether they opened one. A sealed note signs each closing anew.',
    again: (count) => `Nobody opened them: close ${count === 1 ? 'this one' : `these ${count}`} again`,
    more: (count) => `${count} more are named when you have dealt with these.`,
    over: ' Now it is as before again; this stays until you say that you know why.',
    accept: 'I know why: remember it as it is now',
    acceptAll: (count) => `I know why: remember these ${count} as they are now`,
    retention: (days, before) =>
      `${days === 0 ? 'The website no longer deletes closed cases by itself' : `The website now deletes closed cases after ${daysText(days)}`}; until now it ${before === 0 ? 'deleted none by itself' : `did so after ${daysText(before)}`}. Ask by whose word that was changed. Cases that go for this reason alone are named as gone until you accept it.`,
    firstRetention: (days) =>
      `The site deletes closed cases after ${daysText(days)}. Is that your company’s rule? Cases that go for this reason alone are named as gone until you say so.`,
    acceptRetention: 'Yes, that is our rule',
  },
  search: {
    title: 'Search in your notes',
    label: 'Search in your own notes',
    button: 'Search',
    count: (count) => (count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'case' : 'cases'}`),
  },
  deputy: {
    title: 'Somebody stands in for me',
    about:
      'For the days on which you are away. Each open case that you look after gets a note, sealed like any other: your colleagues’ lists then show whose turn it is. “Nobody” takes it back.',
    who: 'Who',
    from: 'From',
    until: 'Until, this day included',
    save: 'Tell my colleagues',
    now: 'Named now',
  },
  news: {
    title: 'Done by colleagues',
    asked: (who, day, due) =>
      `${who} asked on ${day} for a deletion; it goes on ${due}, or when another officer agrees:`,
    closed: (who, day) => `${who} closed on ${day}:`,
    deleted: (name, who, day) => `Case ${name} was deleted on ${day}: ${who}`,
    seen: 'I have seen that they are deleted',
  },
  start: { title: 'Today', status: 'Before the site may be public' },
  status: {
    states: { good: 'Done', missing: 'Missing', later: 'Not known yet' },
    mend: 'Put this right',
    missing: (count) =>
      `${count} ${count === 1 ? 'thing is' : 'things are'} missing. As long as that is so, do not tell people to report here.`,
    whole: 'All that this machine can check is in place.',
    good: (count) => `${count} in place`,
    later: (count) => `${count} not known until then`,
    checks: {
      key: {
        about: 'Your own key',
        good: (print) => `You have a key of your own on this machine (${print}).`,
        missing: () => `There is no key on this machine yet: key new.`,
      },
      passphrase: {
        about: 'The passphrase',
        good: () => `The passphrase is typed, and lies in no file.`,
        missing: (file) =>
          `The passphrase lies in a file, ${file}: whoever takes this machine has the key. Use DESK_PASSPHRASE_FILE for trials only.`,
      },
      log: {
        about: 'The log',
        good: (lines) => `The log is whole (${lines} lines).`,
        missing: (line) => `The log cannot be relied on from line ${line}.`,
      },
      cases: {
        about: 'Cases as this desk remembers them',
        good: () =>
          'No case has vanished, gone back or changed since this desk saw it, and none is closed without a signature.',
        missing: (count) =>
          `Cases that vanished, went back, changed, are withheld or are closed without an officer’s signature: ${count}. The list names them.`,
      },
      seconds: {
        about: 'Nothing waits for your signature',
        good: () => 'Nothing that a colleague sealed again waits for your signature.',
        missing: (count) =>
          `Cases with texts that a colleague sealed again and that wait for your signature: ${count}.`,
      },
      https: {
        about: 'HTTPS',
        good: (server) => `The website’s address begins with https:// (${server}).`,
        missing: (server) =>
          `The website’s address does not begin with https:// (${server}): the network on the way sees who uses it and can alter the form.`,
      },
      site: {
        about: 'The website',
        good: () => `The website answers.`,
        missing: (server) => `The website could not be asked (${server}).`,
      },
      trial: {
        about: 'No channel with trial keys',
        good: () => `Every channel has keys of its officers; none is a trial.`,
        missing: (names) =>
          names ? `Trial keys: ${names}. Whoever runs the server can read these reports.` : 'No channel takes reports.',
      },
      named: {
        about: 'Your key on the website',
        good: (channel) => `The website names your key (${channel}).`,
        missing: () =>
          `The website does not name your newest key yet. Give your line (page “Keys”) to whoever writes keys/channels.yaml. If it was named before, somebody took it off: ask why.`,
      },
      recovery: {
        about: 'A recovery key',
        good: (print) => `The website names a recovery key (${print}).`,
        missing: () => `There is no recovery key: when the officers’ keys are lost, so are the reports.`,
      },
      officers: {
        about: 'Two officers at least',
        good: (count) => `The channel has ${count} officers.`,
        missing: (count) =>
          `The channel has ${count} officer. Two are needed, so that nobody stands in for all and deletion takes two.`,
      },
      confirmed: {
        about: 'Colleagues’ keys confirmed',
        good: () => `You have confirmed every key that the website names for your channel.`,
        missing: (count) =>
          `Keys that the website names and you have not confirmed: ${count}. Nothing is sealed to them.`,
      },
      struck: {
        about: 'No key that you have struck off',
        good: () => `The list names no key that you have struck off.`,
        missing: (names) =>
          `You have struck off a key of ${names}; the list still names it: have the list changed. Until then reports are sealed to it as well.`,
      },
      print: {
        about: 'The channel’s fingerprint',
        good: (print) =>
          `The fingerprint of all keys of the channel is ${print}. Compare it with the form and with the posters on the walls; the page “Keys” makes new ones after each change of the list.`,
        missing: () => `The channel has no fingerprint.`,
      },
      gone: {
        about: 'No colleague left out',
        good: () => `The website names every key that you have confirmed.`,
        missing: (prints) => `The website no longer names keys that you have confirmed: ${prints}. Ask why.`,
      },
    },
  },
  done: {
    replied: (name) => `Case ${name} was answered.`,
    repliedClosed: (name) => `Case ${name} was answered and closed.`,
    repliedStillClosed: (name) =>
      `Case ${name} was answered. It stays closed, so the reporter cannot write back; a status that does not close opens it again.`,
    repliedReopened: (name) => `Case ${name} was answered and is open again.`,
    saved: (count, folder, plain) =>
      `${count} ${count === 1 ? 'file' : 'files'} checked and saved ${plain ? 'plain' : 'sealed'} in ${folder}.`,
    exported: {
      own: (place) =>
        `Exported, sealed, to ${place}. Nobody but you can open it: on the page “Keys”, or with the command “unseal”.`,
      passphrase: (place) =>
        `Exported, sealed, to ${place}. Whoever has the file and the passphrase opens it: with the free program age (“age -d FILE”, which asks for the passphrase), or an officer on the page “Keys”.`,
      plain: (place) => `Exported to ${place}. It is not sealed: delete it when you are done.`,
    },
    missingFiles: (names) =>
      `Not in the export, as the website does not give these files whole: ${names}. MISSING.txt in it says why. Export again later; if that changes nothing, tell the operators’ superiors.`,
    unsealed: (places) =>
      places.length === 1
        ? `Opened to ${places[0]}. It is not sealed any more: delete it when you are done.`
        : `${places.length} files opened, and not sealed any more: delete them when you are done.\n${places.map((place) => `    ${place}`).join('\n')}`,
    noChromium: (file) =>
      `No Chromium or Chrome was found to make a PDF. Open ${file} in a browser and print it as a PDF.`,
    closedAgain: (count, left) =>
      `${count} ${count === 1 ? 'case was' : 'cases were'} closed again.${left > 0 ? ` ${left} ${left === 1 ? 'was' : 'were'} left as ${left === 1 ? 'it is: open it' : 'they are: open them'}.` : ''}`,
    closed: (name) => `Case ${name} is closed. A sealed note tells your colleagues who closed it.`,
    reopened: (name) => `Case ${name} is open again.`,
    trusted: 'Confirmed. The desk asks again when the website names other keys.',
    deleted: (name) =>
      `Case ${name} was deleted on the server, and so were its files saved here. Exports and backups are yours to delete.`,
    deletionAsked: (name) =>
      `You have asked that case ${name} be deleted. It goes when a second officer agrees, or after 30 days.`,
    kept: (name) => `Case ${name} stays.`,
    noted: 'The note was saved.',
    deputy: ({ who, from, until, count }) =>
      `${who} stands in for you from ${from} to ${until}, in ${count} ${count === 1 ? 'case' : 'cases'}.`,
    noDeputy: (count) => `Nobody stands in for you any more (${count} ${count === 1 ? 'case' : 'cases'}).`,
    struck: 'Struck off. Texts that were sealed to these keys before are not called sealed to strangers.',
    restored: 'These keys count again. Your sentence stands in the log.',
  },
  digest: {
    title: 'Statistics',
    note: 'Numbers alone, without names or case numbers: for the yearly report. Statuses, closings and days are counted from what officers have signed. Cases that were deleted since are counted as this desk saw them last, without their tags; those that went before it first saw them are not. Tags stand as officers wrote them: see that none names anybody.',
    of: (channel, year) => (year ? `${channel}, ${year}` : `${channel}, all years`),
    year: 'Year',
    all: 'All',
    total: 'Total',
    month: 'Month',
    count: 'Reports',
    status: 'Status',
    measure: 'Measure',
    tags: 'Tags',
    days: 'Days',
    answerCount: 'Answered',
    answerMedian: 'From report to first answer, median',
    answerLongest: 'From report to first answer, longest',
    closingCount: 'Closed with a signed outcome',
    closingMedian: 'From report to closing, median',
    closingLongest: 'From report to closing, longest',
    table: 'Table',
    what: 'What',
    number: 'Number',
    csv: 'Save as CSV, for a spreadsheet',
    file: (channel, year) => `Report statistics ${channel} ${year ?? 'all years'}.csv`,
    unopened: 'Could not be opened',
    noStatus: 'No status set',
    open: 'Open',
    unsigned: 'Of these, closed on the website without an officer’s signature',
    closed: 'Closed',
    deleted: 'Of all, deleted since',
    unknown: 'Of these, never opened on this desk: limits not known',
    deletedStatus: 'Deleted, status not known',
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
    details: { sealed: 'Sealed', folder: 'Plain', nobody: 'Nobody' },
    fromHead: 'The fingerprint is in the log: nothing before it has changed.',
    brokenWhat: (folder) =>
      `The desk stops, so that no new line hides the damage. Tell a colleague. Beginning anew moves what cannot be relied on aside in ${folder}, as evidence.`,
    broken: (line, why) => `The log cannot be relied on from line ${line}: ${why}`,
    faults: {
      shape: 'it is not a line that the desk wrote.',
      altered: 'it was altered.',
      order: 'lines before it are missing, moved or altered.',
      tail: 'lines are missing at the end.',
      headless: 'log.head beside it is missing or too old: lines may have been cut off.',
      noted: 'the fingerprint given is not in the log: lines were cut off or written anew.',
      gone: 'there is a key on this machine, so there was a log; it was removed together with its head.',
      moved: 'there is a key on this machine and no log yet, as the key came from another one.',
    },
    movedTitle: 'A key from another computer',
    moved:
      'Your key is here, and nothing else of a desk: it came as a copy from another computer. The log begins with a sentence of yours; then the desk works as on the first day, and you compare your colleagues’ keys again. Where a desk has run on this computer before, somebody has removed all it knew: tell a colleague first.',
    movedOther:
      'A key belongs to one log. If the other computer still works, do not go on using it there, or move its whole folder desk-data here instead.',
    acceptOwn: 'It was I who began it anew',
    begin: 'Begin anew',
    beginWhy: 'Why: one sentence, which becomes the first line',
    beginHint:
      'For instance: “New computer, the old one was destroyed on 3 March.” Colleagues see that the log went back and will ask you.',
    begun: 'The log was begun anew, with your sentence as its first line.',
    begunKeys:
      'What you had confirmed was set aside, as it may have been altered: name the root key once more where the desk asks for it, and compare every key on the page “Keys” with its owner.',
    time: 'Time (UTC)',
    action: 'Action',
    case: 'Case',
    detail: 'Detail',
    latest: (count) => `Latest ${count} ${count === 1 ? 'line' : 'lines'}`,
    accept: 'They have told me why: watch it anew',
    headFaults: {
      back: (n, who) =>
        `The log of ${who} is shorter than it was: line ${n} was there. Ask them; somebody may have cut it off.`,
      changed: (n, who) =>
        `Line ${n} in the log of ${who} is not what it was. Ask them; somebody may have rewritten it.`,
      ownShort: (n) =>
        `Your own log is too short: this desk has sent line ${n} of it to the website, and it is not there. Lines were cut off, or an older copy was put back.`,
      ownBegun: (n, _who, why) =>
        `Your log was begun anew (“${why}”); the website still remembers line ${n} of the one before. If that was you, say so once. If not, lines were cut off: tell a colleague.`,
      ownChanged: (n) =>
        `Line ${n} of your own log is not the one that this desk sent to the website: it was written anew.`,
    },
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
    unseal: 'Sealed file opened',
    export: 'Exported',
    close: 'Closed',
    reopen: 'Opened again',
    'delete-ask': 'Deletion asked for',
    delete: 'Deleted, as second person',
    gone: 'Case is gone',
    digest: 'Statistics seen',
    trust: 'Keys confirmed',
    strike: 'Keys struck off',
    heads: 'Log of a colleague accepted',
    reseal: 'Cases sealed again',
    note: 'Note written',
    deputy: 'Deputy named',
    search: 'Own notes searched',
    keep: 'Case kept',
    'key-sign': 'List of keys signed',
    trusted: 'Trusted keys and rules kept',
    'key-list': 'New list of keys taken',
    'key-root': 'Root key made',
    'log-begin': 'Log begun anew',
    remember: 'Cases remembered',
    'cases-accept': 'Changed cases accepted',
    'cases-again': 'Cases closed again',
    retention: 'Retention accepted',
    confirm: 'Signed as second person',
    theft: 'Theft of a key',
  },
  failed: (why) => `Failed: ${why}`,
  keys: {
    title: 'Keys',
    yours: 'Your public keys',
    older: 'An older key, kept to open older reports',
    recipient: 'For sealing (recipient)',
    signing: 'For signing (signing)',
    yourName: 'YOUR-NAME',
    named: 'named on the website',
    notNamed: 'not named on the website',
    channel: (name) => `Channel: ${name}`,
    channelLabel: 'Channel',
    withId: (name, id) => `${name} (${id})`,
    printsTitle: 'Fingerprints, to read out to colleagues who compare your keys:',
    print: 'Fingerprint',
    imported: (from, file) => `The key was imported from ${from} and locked with the passphrase in ${file}.`,
    added: (from) => `The key was imported from ${from} and stands behind the one you have, to open older reports.`,
    passphraseChanged: 'The passphrase was changed. Backups of the key still open with the old one: replace them too.',
    rotated:
      'A new key was made. The old one stays in the same locked file, so older reports still open. Now, in this order:',
    recoveryLocked: (file) =>
      `The recovery key is locked with the passphrase in ${file}. Move it to a medium that stays offline, and keep the passphrase apart from it.`,
    trustTitle: 'Keys to confirm',
    trustNone: 'There are no keys to confirm.',
    trustConfirm: 'Confirm what I have ticked',
    compared: (who) => `I have compared the fingerprints with ${who}, character by character`,
    comparedRecovery: 'I have compared the fingerprint with the sheet of paper, character by character',
    made: (file) =>
      `Your key was made and locked with the passphrase in ${file}. Lose neither, since nobody can recover them: write the passphrase down for a safe, and keep a copy of the file apart from it.`,
    linesTitle: 'Your line for keys/channels.yaml',
    yaml: (channel) =>
      `Give this line, with your name in it, to whoever writes keys/channels.yaml, for the officers of ${channel ? `the channel “${channel}”` : 'your channel'}. It is no secret, and will be published:`,
    next: 'When the server has them and was started again, start the desk without a command: it opens in a browser on this machine. In a checkout that is npm run desk, the first time with --server=https://… (the website’s address).',
    more: 'Copies, recovery key, website',
    backup: (file) =>
      `Keep a copy of ${file}, apart from the passphrase. To change the passphrase and to change the key once a year there are commands: key passphrase, key rotate.`,
    deleteOriginal: (from) =>
      `This was a trial key. Once the officers’ own lines stand in keys/channels.yaml, signed, and this desk has opened a report sealed to them, delete every copy that is not locked: this file, and the one in data/officer-keys/ on the server.\n    shred -u ${from}\nWithout shred: rm -P, or delete it and empty the bin. Disks and backups may keep copies, so no public site may rely on such a key.`,
    rotateSteps: (line, oldRecipient) => [
      `Raise the version of keys/channels.yaml (“key raise”), add this line to your channel’s officers, with the name that you have there, and give your old line (${oldRecipient}) an until a week ahead. Where the channel has six lines in force already, the new line’s from is the day after that until:\n     ${line}`,
      'Have the list signed: by the root key, and by two persons who are officers now (“key sign”). Put list and signatures on the server and start it again',
      'Run “status”: it says when the website names the new key. Until then the desk goes on signing with the old one',
      'Ask your colleagues to compare and confirm the new keys on their page “Keys”, face to face or by telephone',
      'Seal all cases again (page “Keys”), and let a second person sign, so that the new key opens them too',
      'Your old line stays in the list: what you signed before its end still proves true, once a colleague has sealed it again or answered after it',
      'Back up the new key.age. Keep the old key until the last older report is deleted',
    ],
    unsealFile: 'Open sealed files of this machine: path of the file, or of a folder',
    unsealHint:
      'Plain copies are written beside the sealed ones. Where a file was sealed under a passphrase, type that below.',
    unseal: 'Open the file',
    recoveryTitle: 'Recovery key',
    recoveryWhy:
      'A recovery key opens the reports of every channel on the day on which all officers’ keys are lost. It lies on paper in a safe, never on a machine. One is enough for the whole site: make it with the first officer’s key, and not if there is one already.',
    recoveryMake: 'Make a recovery key',
    recoveryPaper:
      'This secret key is shown once and kept nowhere. Write it down or print it twice, with its fingerprint, and seal the two sheets away in two safes. Then leave this page, or clear the terminal.',
    recovery: 'This public line goes into keys/channels.yaml. Later reports are sealed to it as well.',
    recoveryHow:
      'If all officers’ keys are lost: new keys with “key new” on new desks, named in keys/channels.yaml; then one officer writes the recovery key into a file, adds it with “key import FILE” and seals all cases again on the page “Keys”. Destroy that file afterwards and make a new recovery key.',
    trustIntro:
      'The website names these keys for your channel, and you have not confirmed them. Until you do, the desk seals nothing to them and believes nothing signed with them.',
    trustHow:
      'Ask each key’s owner, face to face or by telephone, to read out its fingerprint from their own desk (the page “Keys”), and compare every character. A website that was broken into may name somebody else’s.',
    trustRecovery: 'The recovery key has no owner: compare it with its sheet of paper.',
    ownerName: 'Whose it is (kept on this machine alone)',
    goneTitle: 'Confirmed keys that the website no longer names',
    goneIntro:
      'Either a colleague has left or changed their key, or somebody left them out so that they cannot read along. Ask before you strike them off.',
    strike: 'They are right to be gone: strike them off',
    struckTitle: 'Struck off, and still in the list',
    struckIntro:
      'You have struck these keys off; the list still names them: have the list changed. The desk seals nothing to them. But reporters’ browsers do, as long as the list names them.',
    restoreTitle: (who) => `Take this back: ${who}`,
    restoreWhy: 'Why these keys are to count again: one sentence',
    restoreHint:
      'It goes into the log. Do it only if nobody else has the key, and after you have compared the fingerprints with its owner once more. A key that was stolen never counts again: its owner makes a new one.',
    restore: 'Let these keys count again',
    confirmedTitle: (count) =>
      count === 1 ? 'Whose keys you have confirmed: one' : `Whose keys you have confirmed: ${count}`,
    strikeTitle: (who) => `Strike off: ${who}`,
    strikeHint:
      'Nothing more is sealed to these keys, and what they sign is not believed. After a theft that is not enough: run “theft”, which also seals all cases again.',
    strikeConfirmed: 'Strike these keys off',
  },
  poster: {
    title: (name) => `Reporting misconduct: ${name}`,
    lead: 'Reports are encrypted on your own device. Only the officers of this channel can open them.',
    address: 'Online, with or without your name',
    print: 'Fingerprint of the keys',
    howTitle: 'How to compare',
    how: [
      'Open the address on a device of your own, type it and do not follow a link.',
      'Before sending, open “Check the keys”. Read the eight groups aloud, or lay the screen beside this sheet.',
      'All are the same: nobody has exchanged the keys. One differs: do not send anything, and tell somebody you trust.',
    ],
    version: (id, version, day) =>
      `Keys of the channel “${id}”, version ${version}, printed on ${day}. Take this sheet down when a new one is put up.`,
    made: (file) =>
      file.endsWith('.pdf')
        ? `The poster is ${file}. Compare its fingerprint with a colleague’s desk (page “Today”) before you hang it up.`
        : `The poster is ${file}: no Chromium or Chrome was found to make a PDF. Open it in a browser and print it on one sheet of A4. Compare its fingerprint with a colleague’s desk (page “Today”) before you hang it up.`,
    about:
      'One sheet of A4 for the wall, with the address of the form and the fingerprint of all keys of this channel. Print it anew after each change of the keys.',
    make: 'Make the poster',
    heading: 'Poster',
  },
  keyList: {
    rootMade: (file, beside) =>
      `The root key was made and locked with its passphrase in ${file}. Keep it on a medium that stays offline, with somebody who neither runs the server nor answers reports. ${beside} goes into keys/ on the server and to every officer’s desk.`,
    raised: (file, version) =>
      `${file} is now version ${version}, and carries no signatures. Change it, then have it signed with “key sign”: by two officers of each channel that changes, and by the root key.`,
    signed: (file, version) => `Signed version ${version}: ${file}. You vouch for this:`,
    channel: (id, print) => `${id}  ${print}`,
    notInForce: '(not in force today)',
    recovery: 'Recovery key',
  },
  unlock: {
    title: 'Unlock',
    passphrase: 'Passphrase',
    server: 'Address of the website',
    serverHint: 'As in the browser, up to the first slash: https://www.example.com',
    root: 'Root key',
    rootHint:
      'The 43 characters of root.pub, from whoever keeps the root key and not from the website. Empty only for a trial, or where your copy of the desk came with it.',
    rootUse: 'Use this root key',
    button: 'Unlock',
    idle: 'The desk locks itself after 15 idle minutes.',
    first: 'Set up the desk',
    newPassphrase: 'New passphrase',
    proposed: 'Six words drawn at random for you. Write them down for a safe, then type them twice:',
    website: (server) => `Website: ${server}`,
    passphraseHint:
      'You may use words of your own instead: four or five that have nothing to do with each other, with you or with the company. Nobody can recover it.',
    repeat: 'The new passphrase again',
    create: 'Set up',
    locked: 'The desk is locked.',
    change: 'Use this address',
    noKey:
      'Here you read and answer the reports that people send on the website. Reports are sealed, and only officers’ keys open them. Yours is made on this computer now and locked with a passphrase that you choose. The next pages say what else is needed; it takes a few minutes.',
    importTitle: 'Import the trial key of a server instead',
    importFile: 'Key file (leave empty to make a new key)',
  },
  ask: {
    passphrase: 'Passphrase: ',
    newPassphrase: 'New passphrase: ',
    proposed: (words) => `Six words drawn at random for you; write them down for a safe:\n    ${words}`,
    repeat: 'Again: ',
    recovery: 'Make a recovery key now? Type yes, or press Enter: ',
  },
  page: {
    ready: (address) =>
      `The desk is running. Open it in a browser on this machine:\n  ${address}\nThe random part of the address is good for this run alone; do not pass it on.\nThe desk runs in this window: closing the window or pressing Ctrl+C ends it, and what you have typed and not sent is lost.`,
    gone: 'The desk does not answer: its window was closed. What you typed is on this page alone. Copy it, start the desk again and paste it there.',
    skip: 'Skip to content',
    back: 'Back to the list',
    again: 'Try again',
    failed: 'This page cannot be shown now',
    typed: 'What you typed and have not sent',
    notFound: 'There is no such page',
    refusedTitle: 'Request refused',
    confirmNow: 'Compare and confirm',
    unconfirmed: (count) =>
      count === 1
        ? 'The website names a key that you have not confirmed.'
        : `The website names ${count} keys that you have not confirmed.`,
    later: 'Not now',
    notNamedTitle: 'Not yet',
    notNamed:
      'The website does not name your key yet, so there is nothing to show here. Hand over your line on the page “Keys”. If it worked before, somebody took it off, or it has ended: ask why.',
    channelTitle: 'Which channel?',
    channelWhy: 'Your key belongs to several channels. The desk shows one at a time; change it on the page “Keys”.',
    channelOpen: 'Open this channel',
    done: 'It is on paper: go on',
  },
  help: `Usage: desk [command] [options]          (in a checkout: npm run desk -- [command])

  (none) or page           use the desk in a browser on this machine; --open shows it
  status                   what is missing before the site may be public
  unseal FILE|FOLDER       open what was sealed on this machine; --to=PLACE for one file
  theft NAME               after a key was stolen: strike it, seal all cases again
  digest                   numbers for the yearly report; --year=2026, --csv, --json
  log verify [PRINT]       check the log
  log begin SENTENCE       begin the log anew, saying why
  poster                   the channel’s fingerprint as a sheet for the wall; --to=FILE.pdf
  key new                  make a key
  key import FILE          import a key file
  key show                 show the public keys
  key passphrase           change the passphrase
  key rotate               change to a new key
  key recovery [FILE]      make a recovery key: shown once for paper, or locked in a file
  key root FILE            make the root key, which signs the list of keys
  key raise LIST           next version of keys/channels.yaml, before a change
  key sign LIST [ROOT]     sign it as an officer, or with the root key in the file ROOT

Options: --server=ADDRESS --root=root.pub --channel=ID --lang=zh|en --port=8790 --dir=FOLDER
Environment: DESK_DIR, DESK_PASSPHRASE_FILE (for automation)`,
  faults: {
    unexpected: (text) => `The desk failed: ${text}`,
    usage: (text) => `This command was not understood: ${text}. See “help”.`,
    noServer: 'The website’s address is not known yet. Add --server=https://… this once; it is remembered.',
    badServer: (text) => `“${text}” is no website’s address. It begins with https:// and has no path.`,
    badSettings: (file) =>
      `${file} is damaged and cannot be read. Move it away and set the address anew with --server.`,
    trustedBroken: (file) =>
      `${file} is not as you left it: the keys that you have confirmed, the root key or the retention in it were changed, removed or put back to an older day without you, or the log was cut off. Tell a colleague, and begin anew on the page “Log” or with: log begin "why, in one sentence". The file is kept as evidence, and every key is compared again.`,
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
    passphraseWeak:
      'This passphrase is too easy to guess: a program that tries words, names, days and rows of keys finds it. Take the six words that are proposed, or four or five of your own that have nothing to do with each other.',
    passphraseUnused:
      'You typed a passphrase, but chose an export that has none. Choose “with a passphrase”, or leave the field empty. Nothing was exported.',
    passphraseDiffers: 'The two passphrases are not the same.',
    passphraseMissing: (variable) =>
      `There is no terminal to type a passphrase. For automation put it into a file and name that in ${variable}.`,
    secretUnseen:
      'There is no terminal to show a secret that is shown once. Name a file in which it is locked: key recovery FILE',
    unknownChannel: (id) => `The website has no channel “${id}”.`,
    severalChannels: (ids) => `Your key belongs to several channels (${ids}). Choose one with --channel.`,
    emptyReply: 'Write an answer or choose a status.',
    longReply: (size, most) => `The answer has ${size} characters, more than ${most}. Shorten it, or send it as two.`,
    longNote: (size, most) => `The note has ${size} characters, more than ${most}. Shorten it, or write two.`,
    notClosed:
      'The answer was sent, but the website did not take over whether the case is closed. Choose the same status again and send it without words.',
    badYear: (text) => `“${text}” is no year: four digits, such as 2026.`,
    stopped: 'Stopped. Nothing was done.',
    jumped:
      'Nothing is written: more than a hundred messages or notes of this case are missing here or do not pass the checks. Where they were sealed without your key, ask a colleague to seal the case again. Else rows were made up in the database, to use up the case’s numbers: tell the operators’ superiors.',
    moved: 'A message or note came in between. Read it, then send yours; what you wrote is still here.',
    unreadableFile: (file) => `${file} cannot be read.`,
    badAttachment: (name, reason) =>
      `${name} was not saved: ${reason}. The other files are not affected; you can try again.`,
    pastDeputy: 'These days are over already. The last day is today or later.',
    badDeputy: 'Choose a colleague whose key you have confirmed, and days of which the first is not after the last.',
    notConfirmed: 'The name typed is another. Nothing was deleted.',
    notEmpty: (folder) => `${folder} exists already and was left as it is. Move it away or delete it, then try again.`,
    noSealed: (folder) => `${folder} is a folder without sealed files (their names end in .age).`,
    allOpen: (folder) => `All sealed files in ${folder} are open already: the plain copies lie beside them.`,
    lockedKey: (file) => `${file} is your locked key, which is never opened into a plain file.`,
    passphraseNeeded: (file) => `${file} was sealed under a passphrase: type it as well.`,
    notSealed: (file) => `${file} is no sealed file.`,
    notOpened: (file) => `${file} does not open: another key or passphrase, or it was altered.`,
    notWritten: (text) => `A file on this machine cannot be written: ${text}`,
    logBusy: 'Another desk is writing the log just now. Please try again.',
    logGone:
      'This machine has a key and no log: it was removed together with its head. Tell a colleague. When you know why, begin it anew on the page “Log” or with: log begin "why, in one sentence".',
    logMoved:
      'This machine has a key and nothing else of a desk: the key came from another one. Begin the log with a sentence why, on the page or with: log begin "why, in one sentence".',
    logReason: 'Say why in a sentence of at least ten characters.',
    deletedBy: (name, who, day) =>
      `Case ${name} is not there any more: it was deleted on ${day} (${who}). What you wrote was not sent.`,
    askedMeanwhile:
      'A colleague has asked for the deletion meanwhile. Nothing was done: look at the case, then agree or keep it.',
    unanswerable:
      'The report names a reply key that nothing can be sealed to, so nobody can answer it. The buttons at the end of its page close it.',
    staleAct:
      'This deletion was taken back, or a message came after it. Nothing was done: keep the case, and ask anew if it is still to go.',
    forgedAct:
      'What waits under a colleague’s name is not what they signed for this case. Nothing was done; tell your colleagues.',
    noPerson: (name) => `No colleague whose key you have confirmed is called “${name}”.`,
    ownKey: 'This is your own key. A colleague runs the command; make a new key on a clean machine.',
    logBroken: (line) =>
      `Line ${line} of the log cannot be relied on, so the desk stops. The page “Log”, or “log verify”, says why; it is begun anew there.`,
    portTaken: (port) =>
      `Port ${port} is taken. Perhaps the desk is running already; otherwise choose another with --port.`,
    badPort: (text) => `“${text}” is no port: a number from 1024 to 65535.`,
    locked: 'The desk is locked. Unlock it first; what you wrote is still here.',
    badRequest: 'The request is incomplete or came from another page. Nothing was done.',
    chromium: (text) => `The PDF was not made: ${text}`,
    badRoot: (text) => `“${text}” is no root key: 43 characters, or the file root.pub that holds them.`,
    badPrint: (text) =>
      `“${text}” is no fingerprint: 16 to 64 of the digits 0–9 and a–f. Look at what you wrote down, and type it again; nothing was compared.`,
    noneCompared: 'Tick whose fingerprints you have compared. Nothing was confirmed.',
    noRoot:
      'This desk does not know the root key, which signs the list of officers’ keys. Ask whoever keeps it for the file root.pub, not the website, and give it once with --root=root.pub.',
    listMissing:
      'The website gives no list of keys: it takes no reports now, or holds the list back. Ask the operators.',
    listForged:
      'The website’s list of keys is not signed by the root key that this desk knows. Nothing of it is used. Unless the root key was exchanged or a trial has ended, which you learn from its keeper, treat it as an attack.',
    listBroken: (field) =>
      `The website’s list of keys is signed, and yet unsound (${field}). Tell the root key’s keeper.`,
    listCrowded: (channel, day, most) =>
      `The channel ${channel} has more than ${most} lines in force on ${day}, and reports can be sealed to ${most} officers at most. Let a line end on the day before another begins.`,
    listOld: (version, trusted) =>
      `The website gives version ${version} of the list of keys, and this desk has seen version ${trusted}: an old list was put back. Nothing of it is used. Tell your colleagues and the root key’s keeper.`,
    listOther: (version) =>
      `The website gives another list of keys than before under the same version (${version}). Nothing of it is used. Ask the root key’s keeper.`,
    listUnapproved: (version, channel, count, persons) =>
      `Version ${version} of the list of keys changes ${channel === '*' ? 'the list' : `the channel ${channel}`} without enough officers having signed it: ${count} more of ${persons}. Nothing of it is used.`,
    keyUnknown: (recipient, signing) =>
      `No channel of the website names your key. A new key: have it put into keys/channels.yaml, signed, and the server started again. One that worked before: somebody took it off, or it has ended, so ask why.\n    recipient: ${recipient}\n    signing: ${signing}`,
    unreadableCase: 'The report does not open, so it is not known to whom an answer would be sealed.',
    badTags: (count, length) => `At most ${count} tags of ${length} characters each.`,
    passphraseOpen: (file) =>
      `${file} can be read by others on this machine, so the passphrase in it is not taken. chmod 600 ${file}`,
  },
}
