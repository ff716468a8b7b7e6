import type { FieldName } from '#sealing/fields.ts'
import { zh as site } from '#web/words/complaint.zh.ts'

/** 受理台的文字。状态和拒收原因与网站上的说法一致。 */
export const zh = {
  lang: 'zh-CN',
  title: '举报受理台',
  pair: (name: string, value: string) => `${name}：${value}`,
  other: 'English',
  comma: '、',
  /** 两句连在一起。 */
  sentences: (first: string, second: string) => `${first}${second}`,
  none: '无',
  you: '您',
  statuses: site.query.statuses,
  noStatus: '尚未告知收到',
  answered: '已答复，未设状态',
  unknownStatus: '未知，有消息打不开',
  fields: {
    subject: '标题',
    content: '举报内容',
    reportedName: '被举报人姓名',
    reportedNumber: '被举报人工号',
    province: '省（自治区）',
    subsidiary: '子公司或单位',
    department: '部门或场区',
    farmNumber: '场区编号',
    reporterName: '举报人姓名',
    reporterNumber: '举报人工号',
    reporterPhone: '举报人电话',
    reporterEmail: '举报人邮箱',
  } satisfies Record<FieldName, string>,
  notGiven: '未填写',
  anonymous: '匿名',
  refusals: {
    ...site.refusals,
    version: '由较新的程序生成，请更新受理台',
    unproved: '举报本身打不开，无从核对签名',
    unconfirmed: '签名所用的公钥您还没有确认',
  },
  speakers: { officer: '受理人员', reporter: '举报人' },
  sizes: {
    bytes: (count: string) => `${count}字节`,
    kilo: (count: string) => `${count}kB`,
    mega: (count: string) => `${count}MB`,
  },
  nav: { list: '今日', keys: '密钥', digest: '统计', log: '日志', lock: '锁定', label: '受理台各页' },
  list: {
    none: '本渠道还没有举报。',
    count: (open: number, closed: number) => `未结${open}件，已结${closed}件`,
    open: '未结',
    closed: '已结',
    closedOn: (day: string) => `已结（${day}）`,
    name: '案件号',
    subject: '标题',
    received: '收到日期',
    status: '状态',
    acknowledge: '七天内告知收到',
    feedback: '三个月内反馈',
    waiting: '等您回复',
    more: (count: number) => `还有${count}件未结案件没有逐一打开，标题和状态请进入案件查看。`,
    title: '案件',
    refused: '未通过验证',
    unreadable: '用您的密钥打不开',
    slow: '未能及时取得，请单独打开',
    strangers: '同时加密给了陌生密钥',
    unproved: (count: number) => `未通过验证：${count}段，请打开案件查看`,
    unconfirmed: (count: number) => `有${count}段内容等您复核签名`,
    unsigned: (day: string) => `网站标为已结（${day}），却没有受理人员签名`,
    unchecked: (day: string) => `网站标为已结（${day}），签名尚未核对`,
    spoiled: (count: number) => `重新加密时被改坏：${count}段`,
    unbacked: (count: number) => `未经第二人签名即被替换：${count}段`,
    shut: (count: number) => `重新加密时没有您的密钥：${count}段`,
    pages: '案件列表分页',
    page: (page: number, pages: number) => `第${page}页，共${pages}页`,
    before: '上一页',
    after: '下一页',
  },
  marks: {
    about:
      '告知收到：自收到举报起七天内作首次答复。反馈：自首次答复起三个月内；七天内没有答复的，自第七天起算。以“已结案”的状态答复，或在首次答复之后的答复中写明内容并选“核查中”或“已转交”，才算作反馈。',
    kept: (day: string) => `已完成（${day}）`,
    late: (day: string) => `逾期完成（${day}）`,
    missed: '未做即结案',
    due: (days: number, day: string) => (days === 0 ? `今天到期（${day}）` : `还有${days}天（${day}）`),
    overdue: (days: number, day: string) => `逾期${days}天（${day}）`,
  },
  case: {
    title: (name: string) => `案件${name}`,
    received: (day: string) => `收到日期：${day}`,
    closed: (who: string, day: string) => `已结案（${who}，${day}）`,
    closedUnsigned: '网站标为已结案，没有受理人员签名',
    status: (name: string) => `状态：${name}`,
    parts: '案件各部分',
    report: '举报',
    reporter: '举报人',
    thread: '往来消息',
    noMessages: '还没有消息。',
    refusedReport: (reason: string) => `这份举报未通过验证（${reason}），没有显示。不要据此行事。`,
    forged: '它在服务器上被替换或移动过。请告诉同事，并且不经网站管理员，直接向其上级报告。',
    unreadableReport:
      '这份举报用您的密钥打不开，多半是在网站列出您的公钥之前收到的。请让同事确认您的公钥，再到“密钥”页重新加密未结案件。同事也打不开的，请报告网站管理员。',
    refusedMessage: (reason: string) => `这条消息未通过验证（${reason}），没有显示。不要据此行事。`,
    unreadableMessage: '这条消息用您的密钥打不开，没有显示：它早于您的公钥列出的日子，或在途中被改动。',
    said: (speaker: string, turn: number, day: string, author: string | undefined) =>
      `${speaker}${author ? `（${author}）` : ''}，第${turn}条，${day}`,
    statusSet: (name: string) => `状态改为：${name}`,
    files: '附件',
    noFiles: '没有附件。',
    filesNote: '附件由不认识的人发来，可能有害。请在隔离的电脑上打开，不要启用宏。',
    file: '保存为',
    senderName: '对方的文件名',
    size: '大小',
    save: '保存全部附件',
    openSaved: '打开本机上的加密副本',
    plain: '不加密：能接触这块磁盘的人都读得到，用完由我自行删除。',
    reply: '答复',
    replyStatus: '答复时的状态',
    keepStatus: '不改变状态',
    closedHint:
      '案件已结：举报人看得到您的答复，但不能回信。答复时选“已结案”以外的状态，案件即重新打开，已提出的删除也随之撤回。',
    replyText: '给举报人的话',
    replyHint: (most: number) =>
      `最多${most}字。请勿写出会暴露举报人身份的内容。选“已结案”即结案；选了状态的，文字可以留空。`,
    count: (most: number) => `已写{count}字，最多${most}字`,
    send: '加密、签名并发送',
    actions: '办理',
    export: '导出案件',
    pdf: '同时生成PDF',
    exportSeal: '导出文件由谁打开',
    sealOwn: '只用我的密钥打开（加密）',
    sealPassphrase: '用另设的口令打开（加密，交给他人）',
    sealPlain: '能接触这块磁盘的人都能打开（普通文件夹）',
    exportPassphrase: '导出文件的口令',
    exportPassphraseHint: '只在交给他人时填写。口令与文件请分两条途径交付。可用以下随机抽取的六个英文单词，也可自拟：',
    exportNotes: '包含受理人员之间的备注',
    close: '结案',
    reopen: '重新打开',
    delete: '删除案件',
    deleteOpen: '案件结案后才能删除。',
    missing: (turn: number) => `第${turn}条消息缺失，后面的却在：服务器没有给出。请报告管理员。`,
    sawOther: '写这条消息的人，之前读到的消息与服务器给出的不同：有消息被扣下或替换。请报告管理员。',
    notSealedTo: (count: number) => `网站列出的公钥有${count}个尚未确认，答复不会加密给它们。`,
    deleteHint: (name: string) =>
      `第二位受理人员同意后，或自您提出满30天，案件才会删除，删除后无法恢复。见过该案的受理台仍将其计入统计，不含标签。请输入案件号${name}确认。`,
    deleteToo: '同意并删除案件',
    deleteTooHint: (name: string) => `同事已提出删除。您一同意，案件立即删除，无法恢复。请输入案件号${name}确认。`,
    deletionAsked: (who: string, day: string) => `${who}于${day}提出删除。`,
    deletionUnsigned: '网站称有人提出删除，却没有受理人员为此签名。请保留案件，并向网站管理员的上级反映。',
    deletionStale: '这里的删除申请已被撤回，或之后又有新消息，不再有效。请保留案件；仍要删除的，请重新提出。',
    deletionDue: (day: string) => `第二位受理人员同意后删除，最迟于${day}删除。`,
    keep: '保留案件',
  },
  audience: {
    strangers: (prints: string) =>
      `同时加密给了您没有确认过的密钥，持有者也能读到。密钥指纹：${prints}。请问清同事这是谁的；谁的都不是，就不要经由网站管理员，直接向其上级报告。`,
    missing: (prints: string) =>
      `这段内容有已确认的密钥打不开：${prints}。如果密钥是后来才确认的，请在“密钥”页重新加密案件；否则就是有人把它漏掉了。`,
    resealedBy: (who: string) => `重新加密给现任受理人员，操作人：${who}`,
    faults: {
      spoiled: (count: number) =>
        `本案有${count}段内容经同事重新加密后打不开或与原文不符，现在显示的是原文，原文会一直保留。请到“密钥”页重新加密案件，并向那位同事问明情况。`,
      unbacked: (count: number) =>
        `本案有${count}段内容取代了收到时的原文，却没有两个人的签名。请勿据此处理，并告诉同事。`,
      misdirected: (count: number) =>
        `本案有${count}段内容实际加密的对象与其中写明的不符：有人被排除在外，或有他人能读到。请到“密钥”页重新加密案件，并向写这段内容的人问明情况。`,
      shut: (count: number) =>
        `本案有${count}段内容由同事重新加密，收件的公钥里没有您的。在第二个人签名之前，显示的仍是原文。请向那位同事问明情况：您的密钥可能已被除名。`,
    },
    resealedByStranger: (who: string) => `由您没有确认过的密钥重新加密：${who}`,
  },
  notes: {
    title: '内部备注',
    about: '只加密给受理人员和恢复密钥，举报人看不到。',
    internal: '仅供受理人员。',
    none: '还没有备注。',
    read: '首次打开案件',
    closed: '结案',
    reopened: '重新打开案件',
    assign: '由谁跟进',
    assigned: (who: string) => `跟进人：${who}`,
    standsIn: (who: string, until: string) => (who === '您' ? `由您代理，至${until}` : `${who}代理至${until}`),
    deputy: (who: string, from: string, until: string) => `${from}至${until}由${who}代理`,
    noDeputy: '不再请人代理',
    unassigned: '无人跟进',
    nobody: '无人',
    tags: '标签',
    tagsHint: '最多十个，用逗号隔开。',
    text: '备注',
    save: '加密并保存备注',
    missing: (turn: number) => `第${turn}条备注缺失，后面的却在：服务器没有给出。`,
    refused: (turn: number, reason: string) => `第${turn}条备注未通过验证（${reason}），没有显示。`,
    unreadable: (turn: number) => `第${turn}条备注用您的密钥打不开，没有显示。`,
    sawOther: '写这条备注的人，之前读到的备注与服务器给出的不同。',
    unwritten: (why: string) => `同事看不到您已打开案件：${why}`,
  },
  reseal: {
    title: '重新加密全部案件',
    about: (count: number) =>
      `受理人员有变动或密钥被盗之后使用：把每个案件（已结的也在内）的举报、消息和备注，重新加密给网站列出且您已确认的公钥（连同您自己的共${count}个）。第二个人打开核对并签名之后，新的内容才取代原有内容。`,
    start: '开始重新加密',
    progress: (cases: number, total: number) => `${total}件中的第${cases}件`,
    done: (total: number, texts: number) => `已查看${total}个案件，重新加密${texts}段内容。`,
    confirmed: (count: number) => `已打开同事重新加密的${count}段内容，核对一致并签名，现已取代原有内容。`,
    left: (count: number) =>
      `有${count}段内容留给能够比对的同事签名：加密者就是作者本人，或与其后的内容不衔接，而收到时的原文用您的密钥打不开。`,
    leftAbout: '请当时在任的同事在“今日”页核对并签名。只有他们也都无从比对时，才由您签名。',
    leftSign: '确认无人能够比对，由我签名',
    uncompared: (count: number) =>
      `同事重新加密的内容里，有${count}段未经比对即已签名：收到时的原文用您的密钥打不开，核对的只是同事加密的内容里作者本人的签名。`,
    waiting: (count: number) =>
      `您重新加密的${count}段内容等待第二个人签名：请同事在“今日”页核对并签名。在此之前，原有内容照样保留。`,
    failed: (names: string) =>
      `未能处理：${names}。用您的密钥打不开，或服务器没有给出，或同事加密给了与您所确认的不同的公钥。`,
    confirmTitle: '同事重新加密的内容',
    confirmAbout: (count: number) =>
      `有${count}个案件的内容由同事重新加密。受理台会逐段打开，核对其中保留的作者签名；原文也能用您的密钥打开的，再与原文比对，早于您的密钥的则无从比对。核对无误、且恰好加密给您已确认的公钥的，才签名。`,
    confirmStart: '核对并签名',
  },
  theft: {
    struck: (count: number) => `已在本机将${count}个公钥除名。`,
    list: (who: string) =>
      `请在keys/channels.yaml里终止${who}那一行：until写昨天。提高版本号，签名，再重新启动服务器：在此之前，盗窃者仍能索取密文。`,
    tellAll: '请让每位同事都运行这条命令。',
    alone:
      '受理人员只剩您一位，还缺第二个人。请让人把一位新的受理人员写进清单，由其在自己的受理台上生成密钥。双方核对并确认对方的公钥之后，请您再次运行这条命令，再由新同事在“今日”页点击“核对并签名”。',
    kept: (count: number) => `被盗的密钥曾提出删除${count}个案件，现予以保留。`,
    named: '网站仍列着这个密钥，盗窃者仍能取得密文。请首先更改名单。',
    gone: '网站已不再列出这个密钥。',
    waiting: (count: number, isAlone: boolean) =>
      `还有${count}个案件尚未替换：${isAlone ? '需由新的受理人员签名' : '请第二个人运行同一条命令'}。在此之前，被盗的密钥仍能打开数据库里的内容。`,
    done: '数据库里的全部内容都已只加密给留任人员，被盗的密钥什么也打不开。它仍能打开旧的备份和副本，请安排销毁。',
  },
  memory: {
    title: '受理台的记忆',
    faults: {
      gone: (name: string, _turn: number) =>
        `案件${name}不见了，却没有人签名删除。请先问同事，再向网站管理员的上级报告。`,
      returned: (name: string, _turn: number, on?: string) =>
        `案件${name}已${on ? `于${on}` : '经'}删除，现在又出现了：有人用旧的密文重新提交，或者数据库换回了旧的副本。这不是新的举报。`,
      back: (name: string, turn: number) => `案件${name}倒退了：原有的第${turn}条消息现在没有了。`,
      changed: (name: string, turn: number) =>
        turn === 0
          ? `案件${name}的举报不是本机以前打开过的那一份。`
          : `案件${name}的第${turn}条消息不是本机以前打开过的那一条。`,
      noteBack: (name: string, turn: number) => `案件${name}原有的第${turn}条备注现在没有了。`,
      noteChanged: (name: string, turn: number) => `案件${name}的第${turn}条备注不是本机以前打开过的那一条。`,
      withheld: (name: string, turn: number) => `案件${name}的第${turn}条消息被扣下：网站提到了它，却没有给出。`,
      noteWithheld: (name: string, turn: number) =>
        `案件${name}缺少第${turn}条备注，而它后面的备注还在。结案之后的备注一条不缺，结案才能算数。`,
      dayAhead: (name: string, _turn: number) =>
        `网站给出的案件${name}收到日期还没有到。期限从本机首次看到它的那天算起。请先问同事，再向网站管理员的上级报告。`,
      day: (name: string, _turn: number) =>
        `网站给出的案件${name}的收到日期与以前不同。各项期限仍从最初看到的日期算起。请先问同事，再向网站管理员的上级报告。`,
      unsigned: (name: string, _turn: number) =>
        `网站把案件${name}标为已结，却没有受理人员为此签名，因此仍列在未结之中。请打开案件答复：选“已结案”即由您签名结案，选其他状态则重新打开；有备注缺失或不符、答复后仍未算签名的，用案件页末的按钮。同事都没有结过案的，请向网站管理员的上级报告。`,
      broken: (_name: string, _turn: number) =>
        '受理台对案件的记忆在本机被改动、被删除或无法读取，因此无法说明有什么不见了。请保留文件存证，告诉同事，再到“日志”页重新开始。',
      full: (_name: string, _turn: number) =>
        '网站列出的案件累计已超过50,000件。受理台不再记忆新的案件，其中若有案件不见了，也就无法指出。请问网站管理员这些案件从何而来。本机从未打开过的案件不见时，由您确认已知道原因，受理台便不再记忆它们，腾出位置。',
    },
    againAbout:
      '这些案件曾由受理人员结案，本机也核对过；此后出现了未通过核对的备注，例如有人用被盗的密钥写入的乱码。它也可能顶替了一条重新打开案件的备注：请先问同事有没有重新打开过其中的案件。确认后，每件案件会加上一条加密备注，重新签名结案。',
    again: (count: number) => `没有人重新打开过：这${count}件重新结案`,
    more: (count: number) => `另有${count}项，处理完以上各项后再列出。`,
    over: '现在已与以前相同；在您说明已知道原因之前，本提示会保留。',
    accept: '我已知道原因，按现状记住',
    acceptAll: (count: number) => `我已知道原因，${count}项全部按现状记住`,
    retention: (days: number, before: number) =>
      `网站现在${days === 0 ? '不再自动删除已结案件' : `在结案${days}天后删除案件`}，此前${before === 0 ? '并不自动删除' : `是在${before}天后删除`}。请问清是谁决定更改的。在您确认之前，仅因这一规定消失的案件会列为不见了。`,
    firstRetention: (days: number) =>
      `网站在结案${days}天后删除案件。这是贵公司的规定吗？在您确认之前，仅因这一规定消失的案件会列为不见了。`,
    acceptRetention: '是，这是公司的规定',
  },
  search: {
    title: '搜索本人备注',
    label: '搜索本人写的备注',
    button: '搜索',
    count: (count: number) => (count === 0 ? '没有找到。' : `找到${count}个案件`),
  },
  deputy: {
    title: '请人代理',
    about:
      '用于您不在的日子。您跟进的每个未结案件都会添上一条备注，与其他备注一样加密；同事的列表由此显示现在该由谁处理。选“无人”即取消代理。',
    who: '代理人',
    from: '开始日期',
    until: '结束日期（含当日）',
    save: '告知同事',
    now: '目前指定',
  },
  news: {
    title: '同事的操作',
    asked: (who: string, day: string, due: string) =>
      `${who}于${day}提出删除，另一位受理人员同意后删除，最迟于${due}删除：`,
    closed: (who: string, day: string) => `${who}于${day}结案：`,
    deleted: (name: string, who: string, day: string) => `案件${name}已于${day}删除：${who}`,
    seen: '我已知悉以上删除',
  },
  start: { title: '今日', status: '网站公开之前' },
  status: {
    states: { good: '已就绪', missing: '未就绪', later: '尚不可知' },
    mend: '去处理',
    missing: (count: number) => `还有${count}项未就绪。在此之前，请不要让人在这里举报。`,
    whole: '本机能检查的各项都已就绪。',
    good: (count: number) => `已就绪${count}项`,
    later: (count: number) => `${count}项尚不可知`,
    checks: {
      key: {
        about: '您自己的密钥',
        good: (print: string) => `本机有您自己的密钥（${print}）。`,
        missing: () => `本机还没有密钥：请运行key new。`,
      },
      passphrase: {
        about: '口令',
        good: () => `口令由人输入，没有存在文件里。`,
        missing: (file: string) => `口令存在文件${file}里，谁拿走这台电脑谁就有密钥。DESK_PASSPHRASE_FILE只宜试用。`,
      },
      log: {
        about: '日志',
        good: (lines: string) => `日志完整（${lines}行）。`,
        missing: (line: string) => `日志从第${line}行起不可信。`,
      },
      cases: {
        about: '案件与本机的记忆相符',
        good: () => '本机见过的案件没有不见、倒退或改变，也没有未经签名的结案。',
        missing: (count: string) =>
          `不见、倒退、改变、被扣下，或未经受理人员签名即结案的案件有${count}项，列表里一一列出。`,
      },
      seconds: {
        about: '没有等您签名的内容',
        good: () => '同事重新加密的内容里，没有等您签名的。',
        missing: (count: string) => `同事重新加密、等您签名的案件有${count}个。`,
      },
      https: {
        about: 'HTTPS',
        good: (server: string) => `网站地址以https://开头（${server}）。`,
        missing: (server: string) => `网站地址不是https://（${server}）：沿途能看到谁在使用，也能改动表单。`,
      },
      site: {
        about: '网站',
        good: () => `网站有应答。`,
        missing: (server: string) => `没能询问网站（${server}）。`,
      },
      trial: {
        about: '没有渠道使用试用密钥',
        good: () => `每个渠道都用受理人员自己的密钥，没有试用密钥。`,
        missing: (names: string) =>
          names ? `仍在使用试用密钥：${names}。管理服务器的人能读到这些举报。` : '没有渠道受理举报。',
      },
      named: {
        about: '网站列出您的公钥',
        good: (channel: string) => `网站已列出您的公钥（${channel}）。`,
        missing: () =>
          `网站没有列出您最新的公钥。请把您的一行（在“密钥”页）交给编写keys/channels.yaml的人。如果以前列出过，说明有人把它撤下了，请问清原因。`,
      },
      recovery: {
        about: '恢复密钥',
        good: (print: string) => `网站已列出恢复密钥（${print}）。`,
        missing: () => `还没有恢复密钥：受理人员的密钥一旦丢失，举报也就没了。`,
      },
      officers: {
        about: '至少两位受理人员',
        good: (count: string) => `本渠道有${count}位受理人员。`,
        missing: (count: string) => `本渠道只有${count}位受理人员。至少要两位：一人不在时有人接手，删除也需两人。`,
      },
      confirmed: {
        about: '同事的公钥已确认',
        good: () => `网站为本渠道列出的公钥，您都已确认。`,
        missing: (count: string) => `网站列出而您没有确认的公钥有${count}个，不会向它们加密。`,
      },
      struck: {
        about: '清单里没有您已除名的公钥',
        good: () => `清单里没有您已除名的公钥。`,
        missing: (names: string) =>
          `您已将${names}的公钥除名，清单却仍列着它，请让人更改清单。在此之前，举报仍会同时加密给它。`,
      },
      print: {
        about: '渠道的密钥指纹',
        good: (print: string) =>
          `本渠道全部密钥的指纹是${print}。请与举报表单和墙上的海报对照；清单每次改动后，请在“密钥”页制作新海报。`,
        missing: () => `本渠道没有密钥指纹。`,
      },
      gone: {
        about: '没有漏掉同事',
        good: () => `您确认过的公钥，网站都列着。`,
        missing: (prints: string) => `网站不再列出您确认过的公钥：${prints}。请问清原因。`,
      },
    },
  },
  done: {
    replied: (name: string) => `已答复案件${name}。`,
    repliedClosed: (name: string) => `已答复案件${name}并结案。`,
    repliedStillClosed: (name: string) =>
      `已答复案件${name}。案件仍是已结，举报人不能回信；答复时选“已结案”以外的状态即可重新打开。`,
    repliedReopened: (name: string) => `已答复案件${name}，案件重新打开。`,
    saved: (count: number, folder: string, plain: boolean) =>
      `${count}个附件已核对，${plain ? '未加密' : '加密'}保存到${folder}。`,
    exported: {
      own: (place: string) => `已加密导出到${place}。只有您能打开：在“密钥”页打开，或用命令unseal。`,
      passphrase: (place: string) =>
        `已加密导出到${place}。持有文件并知道口令的人可以打开：用免费程序age（命令为age -d 文件，随后输入口令），受理人员也可在“密钥”页打开。`,
      plain: (place: string) => `已导出到${place}。内容未加密，用完请删除。`,
    },
    missingFiles: (names: string) =>
      `导出内容缺少${names}：网站没有完整给出，原因见其中的MISSING.txt。请稍后再导出一次；仍然缺少的，请向网站管理员的上级报告。`,
    unsealed: (places: readonly string[]) =>
      places.length === 1
        ? `已打开并存为${places[0]}。内容不再加密，用完请删除。`
        : `已打开${places.length}个文件，内容不再加密，用完请删除。\n${places.map((place) => `    ${place}`).join('\n')}`,
    noChromium: (file: string) => `本机没有找到Chromium或Chrome，无法直接生成PDF。请用浏览器打开${file}，再打印为PDF。`,
    closedAgain: (count: number, left: number) =>
      `${count}件案件已重新结案。${left > 0 ? `另有${left}件未作改动，请逐件打开查看。` : ''}`,
    closed: (name: string) => `案件${name}已结案，加密备注会告诉同事由谁结案。`,
    reopened: (name: string) => `案件${name}已重新打开。`,
    trusted: '已确认。以后网站若换上别的密钥，受理台会再问。',
    deleted: (name: string) => `案件${name}已从服务器删除，本机保存的附件也已删除。导出的文件和备份请另行处理。`,
    deletionAsked: (name: string) => `您已提出删除案件${name}。第二位受理人员同意后，或满30天后删除。`,
    kept: (name: string) => `案件${name}予以保留。`,
    noted: '备注已保存。',
    deputy: ({ who, from, until, count }: { who: string; from: string; until: string; count: number }) =>
      `已请${who}自${from}至${until}代理，共${count}个案件。`,
    noDeputy: (count: number) => `已取消代理，共${count}个案件。`,
    struck: '已除名。以前加密给这些公钥的内容，不会因此显示为加密给陌生密钥。',
    restored: '这些公钥已重新采用，理由已写入日志。',
  },
  digest: {
    title: '统计',
    note: '只有数字，没有姓名和案件号，可用于年度报告。状态、结案和天数只依据受理人员签名的消息和备注统计。已删除的案件按本机最后所见计入，不含标签；本机从未见过即已删除的不在其中。标签照受理人员所写列出，请留意其中没有姓名。',
    of: (channel: string, year: string | undefined) => (year ? `${channel}，${year}年` : `${channel}，全部年份`),
    year: '年份',
    all: '全部',
    total: '合计',
    month: '月份',
    count: '件数',
    status: '状态',
    measure: '指标',
    tags: '标签',
    days: '天数',
    answerCount: '已答复件数',
    answerMedian: '收到至首次答复（中位数）',
    answerLongest: '收到至首次答复（最长）',
    closingCount: '经签名结案件数',
    closingMedian: '收到至结案（中位数）',
    closingLongest: '收到至结案（最长）',
    table: '表',
    what: '项目',
    number: '数值',
    csv: '存为CSV，供电子表格使用',
    file: (channel: string, year: string | undefined) => `举报统计-${channel}-${year ? `${year}年` : '全部年份'}.csv`,
    unopened: '打不开',
    noStatus: '未设状态',
    open: '未结',
    unsigned: '其中网站标为已结，但无受理人员签名',
    closed: '已结',
    deleted: '其中已删除',
    unknown: '已删除件中本机从未打开、期限情况不明的',
    deletedStatus: '已删除，状态不明',
    acknowledged: '七天内告知收到',
    acknowledgedLate: '逾期告知收到',
    acknowledgeOverdue: '告知收到已逾期未做',
    acknowledgeDue: '尚在七天内，未告知收到',
    acknowledgeMissed: '未告知收到即结案',
    feedback: '三个月内反馈',
    feedbackLate: '逾期反馈',
    feedbackOverdue: '反馈已逾期未做',
    feedbackDue: '尚在三个月内，未反馈',
    feedbackMissed: '未反馈即结案',
    show: '显示',
  },
  log: {
    title: '日志',
    none: '日志还是空的。',
    verified: (count: number) => `${count}行日志前后相接，没有改动、缺失或调换。`,
    head: (hash: string) => `最后一行的指纹：${hash}`,
    headNote:
      '把指纹连同日期抄到别处：纸质案卷，或寄给另一位受理人员。以后填在这里，或用“log verify 指纹”，可查出此前的行有没有被整段删去或重写。',
    noted: '以前抄下的指纹',
    check: '核对',
    details: { sealed: '加密', folder: '未加密', nobody: '无人' },
    fromHead: '给出的指纹在日志里，在它之前的行都没有变。',
    brokenWhat: (folder: string) =>
      `受理台已停下，以免新的行掩盖损坏。请告诉同事。重新开始时，不可信的文件会在${folder}里另存为证。`,
    broken: (line: number, why: string) => `日志从第${line}行起不可信：${why}`,
    faults: {
      shape: '这一行不是受理台写的格式。',
      altered: '这一行被改过。',
      order: '这一行之前有行缺失、调换或被改。',
      tail: '末尾的行缺失。',
      headless: '旁边的log.head不见了或太旧：可能有行被删。',
      noted: '给出的指纹不在日志里：此前的行被删去或重写。',
      gone: '本机有密钥，就该有日志；日志连同log.head都被删去了。',
      moved: '本机有密钥，还没有日志：密钥是从另一台电脑带来的。',
    },
    movedTitle: '从另一台电脑带来的密钥',
    moved:
      '本机只有您的密钥，没有受理台的其他文件：密钥是从另一台电脑复制来的。请写一句话作为日志的第一行，之后与第一天一样使用，并重新核对同事的公钥。如果受理台以前就在这台电脑上用过，说明有人删去了它的全部记录，请先告诉同事。',
    movedOther:
      '一把密钥只配一份日志。另一台电脑如果还能用，请不要再在那里使用，或改为把它的desk-data文件夹整个移过来。',
    acceptOwn: '是我重新开始的',
    begin: '重新开始',
    beginWhy: '原因：一句话，会成为第一行',
    beginHint: '例如：“换了新电脑，旧电脑已于3月3日销毁。”同事会看到您的日志变短，会来问您。',
    begun: '日志已重新开始，您的那句话是第一行。',
    begunKeys:
      '您从前的核对结果可能被改动过，已另存为证：受理台问到根公钥时请再指明一次，并在“密钥”页与本人逐一核对每把密钥。',
    time: '时间（UTC）',
    action: '操作',
    case: '案件',
    detail: '说明',
    latest: (count: number) => `最近${count}行`,
    accept: '对方已说明原因，重新开始核对',
    headFaults: {
      back: (n: number, who: string) => `${who}的日志比以前短：以前有第${n}行。请问本人，可能有人删过。`,
      changed: (n: number, who: string) => `${who}的日志第${n}行与以前不同。请问本人，可能有人重写过。`,
      ownShort: (n: number) =>
        `您自己的日志短了：受理台曾向网站报过第${n}行，现在却没有。可能有行被删，或换回了旧的副本。`,
      ownBegun: (n: number, _who: string, why: string) =>
        `您的日志重新开始过（“${why}”），网站还记得以前那份日志的第${n}行。如果是您本人所为，请确认一次；如果不是，说明有行被删，请告诉同事。`,
      ownChanged: (n: number) => `您自己的日志第${n}行，不是受理台曾向网站报过的那一行：它被重写过。`,
    },
  },
  actions: {
    'key-new': '生成密钥',
    'key-import': '导入密钥',
    'key-show': '查看公钥',
    'key-passphrase': '更换口令',
    'key-rotate': '更换密钥',
    'key-recovery': '生成恢复密钥',
    unlock: '解锁',
    lock: '锁定',
    list: '查看列表',
    open: '打开案件',
    reply: '答复',
    files: '保存附件',
    unseal: '打开加密文件',
    export: '导出',
    close: '结案',
    reopen: '重新打开',
    'delete-ask': '提出删除',
    delete: '作为第二人同意删除',
    gone: '案件已删除',
    digest: '统计',
    trust: '确认公钥',
    strike: '除名公钥',
    heads: '接受同事的日志',
    reseal: '重新加密案件',
    note: '写备注',
    deputy: '指定代理人',
    search: '搜索本人备注',
    keep: '保留案件',
    'key-sign': '签署密钥清单',
    trusted: '保存已核对的密钥与规则',
    'key-list': '采用新的密钥清单',
    'key-root': '生成根密钥',
    'log-begin': '日志重新开始',
    remember: '记住案件',
    'cases-accept': '接受案件的变化',
    'cases-again': '重新签名结案',
    retention: '确认保存期限',
    confirm: '作为第二人签名',
    theft: '密钥被盗',
  },
  failed: (why: string) => `未成功：${why}`,
  keys: {
    title: '密钥',
    yours: '您的公钥',
    older: '旧密钥，只用来打开旧举报',
    recipient: '加密公钥（recipient）',
    signing: '签名公钥（signing）',
    yourName: '您的姓名',
    named: '网站上已列出',
    notNamed: '网站上没有列出',
    channel: (name: string) => `渠道：${name}`,
    channelLabel: '渠道',
    withId: (name: string, id: string) => `${name}（${id}）`,
    printsTitle: '密钥指纹，供同事核对时念给对方听：',
    print: '密钥指纹',
    imported: (from: string, file: string) => `密钥已从${from}导入，用口令锁在${file}。`,
    added: (from: string) => `密钥已从${from}导入，放在原有密钥之后，用来打开旧举报。`,
    passphraseChanged: '口令已更换。旧口令锁着的备份仍可用旧口令打开，请一并替换。',
    rotated: '新密钥已生成，旧密钥留在同一个上锁的文件里，旧举报仍能打开。请按顺序：',
    recoveryLocked: (file: string) => `恢复密钥已用口令锁在${file}。请移到离线介质上，口令与它分开存放。`,
    trustTitle: '需要您确认的公钥',
    trustNone: '没有需要确认的公钥。',
    trustConfirm: '确认已勾选的公钥',
    compared: (who: string) => `已与${who}逐字核对指纹`,
    comparedRecovery: '已与保险柜里的那张纸逐字核对指纹',
    made: (file: string) =>
      `密钥已生成，用口令锁在${file}。两样都丢不得，谁也无法找回：把口令写下来放进保险柜，把这个文件复制一份，与口令分开存放。`,
    linesTitle: '写进keys/channels.yaml的一行',
    yaml: (channel: string | undefined) =>
      `请在下面这一行填上姓名，交给编写keys/channels.yaml的人，写进${channel ? `“${channel}”渠道` : '您的渠道'}的officers。它不是秘密，会公开：`,
    next: '服务器采用并重新启动后，不带命令启动受理台，本机浏览器里就会打开页面。在源码目录里用npm run desk启动，第一次请加上--server=https://…（网站地址）。',
    more: '备份、恢复密钥与网站',
    backup: (file: string) =>
      `请备份${file}，与口令分开存放。更换口令、每年更换密钥，用命令key passphrase和key rotate。`,
    deleteOriginal: (from: string) =>
      `这是试用密钥。受理人员自己的一行已写进keys/channels.yaml并签署，且受理台已打开过加密给它们的举报之后，请删除每一份没有上锁的密钥：这个文件，以及服务器上data/officer-keys/里的那一份。\n    shred -u ${from}\n没有shred的系统用rm -P，或删除后清空回收站。硬盘和备份里可能还有副本，公开的网站不能依靠这样的密钥。`,
    rotateSteps: (line: string, oldRecipient: string) => [
      `用“key raise”升高keys/channels.yaml的版本，在您渠道的officers里加上下面这一行（姓名与原来一致），并给旧的一行（${oldRecipient}）加上一周后的until；渠道里已有六行有效的，新的一行的from写until的次日：\n     ${line}`,
      '请根密钥保管人和两位现任受理人员用“key sign”签署清单，把清单和签名放到服务器上并重新启动',
      '运行“status”，看网站是否已列出新公钥；在此之前受理台仍用旧密钥签名',
      '请同渠道的同事在各自的“密钥”页，当面或通过电话核对并确认新公钥',
      '在“密钥”页重新加密全部案件，再由第二个人签名，让新密钥也能打开它们',
      '旧的一行留在清单里：到期前签过的内容，只要同事重新加密过，或在其后答复过，仍能验证',
      '备份新的key.age。旧举报全部删除之前不要丢弃旧密钥',
    ],
    unsealFile: '打开本机的加密文件：文件或文件夹的路径',
    unsealHint: '打开后的明文副本存放在原文件旁边。用口令加密的，请在下面输入口令。',
    unseal: '打开文件',
    recoveryTitle: '恢复密钥',
    recoveryWhy:
      '恢复密钥用于所有受理人员的密钥都丢失的那一天，开得了所有渠道的举报。它写在纸上，锁在保险柜里，不留在任何电脑上。整个网站一把就够：随第一位受理人员的密钥一起生成，已经有了就不要再做。',
    recoveryMake: '生成恢复密钥',
    recoveryPaper:
      '下面的私钥只显示这一次，哪里都不保存。请连同密钥指纹抄写或打印两份，分别封存在两处保险柜里，然后离开本页，或清除终端的滚动记录。',
    recovery: '这一行公钥写进keys/channels.yaml，以后的举报也会加密给它。',
    recoveryHow:
      '所有受理人员的密钥都丢失时：各自用“key new”生成新密钥，写进keys/channels.yaml；再由一位受理人员把恢复密钥写进文件，用“key import 文件”加进来，在“密钥”页重新加密全部案件。之后销毁该文件，另造一把恢复密钥。',
    trustIntro:
      '网站给这个渠道列出了下面这些您没有确认过的公钥。确认之前，受理台不会向它们加密，也不相信用它们签名的内容。',
    trustHow:
      '请当面或打电话，请公钥的主人从自己受理台的“密钥”页念出密钥指纹，逐个字符核对。被入侵的网站可能塞进别人的公钥。',
    trustRecovery: '恢复密钥没有主人，请与保险柜里的那张纸核对。',
    ownerName: '主人姓名（只存在本机）',
    goneTitle: '网站不再列出的已确认公钥',
    goneIntro: '要么同事已离任或换了密钥，要么有人故意漏掉，让他们看不到。除名之前请先问清。',
    strike: '确实不再使用，除名',
    struckTitle: '您已除名、清单仍列出的公钥',
    struckIntro:
      '您已将以下公钥除名，清单却仍列着它们，请让人更改清单。受理台不会向它们加密；但只要清单还列着，举报人的浏览器就仍会加密给它们。',
    restoreTitle: (who: string) => `撤销除名：${who}`,
    restoreWhy: '重新采用的理由（一句话）',
    restoreHint:
      '这句话会写入日志。只有在密钥没有落入他人之手、且您与本人重新核对过指纹之后，才可撤销除名。被盗过的密钥不能再用，应由本人另造新密钥。',
    restore: '重新采用这些公钥',
    confirmedTitle: (count: number) => `您已确认的公钥（${count}项）`,
    strikeTitle: (who: string) => `除名：${who}`,
    strikeHint:
      '除名之后，不再向这些公钥加密，也不再相信它们的签名。密钥被盗时仅此还不够，请运行theft，由它重新加密全部案件。',
    strikeConfirmed: '将这些公钥除名',
  },
  poster: {
    title: (name: string) => `违规举报：${name}`,
    lead: '举报内容先在您自己的设备上加密，只有这个渠道的受理人员能打开。',
    address: '在线举报，可以不留姓名',
    print: '密钥指纹',
    howTitle: '怎样对照',
    how: [
      '用自己的设备打开上面的网址，请亲手输入，不要点别人发来的链接。',
      '发送之前展开“核对密钥”，逐组念出八组字符，或把屏幕放在这张纸旁边对照。',
      '八组全部一致，说明密钥没有被人调换；有一组不同，就什么也不要发送，并告诉您信得过的人。',
    ],
    version: (id: string, version: string, day: string) =>
      `渠道“${id}”的密钥，清单第${version}版，${day}打印。张贴新海报时请取下这一张。`,
    made: (file: string) =>
      file.endsWith('.pdf')
        ? `海报是${file}。张贴之前，请与同事受理台“今日”页上的指纹核对。`
        : `海报是${file}。本机没有找到Chromium或Chrome，无法直接生成PDF；请用浏览器打开，打印在一张A4纸上。张贴之前，请与同事受理台“今日”页上的指纹核对。`,
    about: '一张A4纸，印有举报网址和本渠道全部密钥的指纹，供张贴。密钥每次变更之后请重新打印。',
    make: '制作海报',
    heading: '海报',
  },
  keyList: {
    rootMade: (file: string, beside: string) =>
      `根密钥已生成，用它自己的口令锁在${file}。请存放在离线介质上，由既不管理服务器、也不受理举报的人保管。${beside}要放进服务器的keys/，并交给每一位受理人员的受理台。`,
    raised: (file: string, version: string) =>
      `${file}现为第${version}版，尚无签名。请先修改，再用“key sign”签署：有改动的渠道各由两位受理人员签字，另由根密钥签字。`,
    signed: (file: string, version: string) => `已签署第${version}版：${file}。您为以下内容作保：`,
    channel: (id: string, print: string) => `${id}  ${print}`,
    notInForce: '（今天不在任期内）',
    recovery: '恢复密钥',
  },
  unlock: {
    title: '解锁',
    passphrase: '口令',
    server: '网站地址',
    serverHint: '与浏览器里的一样，写到第一个斜杠之前：https://www.example.com',
    root: '根公钥',
    rootHint:
      'root.pub里的43个字符，请向根密钥的保管人取得，不要从网站取得。只有试用，或受理台自带根公钥时，才可留空。',
    rootUse: '使用这个根公钥',
    button: '解锁',
    idle: '闲置15分钟后受理台会自动锁定。',
    first: '首次使用',
    newPassphrase: '新口令',
    proposed: '以下六个英文单词由本机随机抽取，可直接用作口令。请抄写下来放进保险柜，再输入两遍：',
    website: (server: string) => `网站：${server}`,
    passphraseHint: '也可自拟：用四五个彼此无关、与本人和公司也无关的词。口令谁也无法找回。',
    repeat: '再输一次新口令',
    create: '完成设置',
    locked: '受理台已锁定。',
    change: '使用这个地址',
    noKey:
      '在这里查看和答复网站上收到的举报。举报是加密的，只有受理人员的密钥能打开。您的密钥现在就在这台电脑上生成，用您设定的口令锁住。其余要做的事，后面几页会逐一说明，几分钟即可。',
    importTitle: '改为导入服务器的试用密钥',
    importFile: '密钥文件（留空则生成新密钥）',
  },
  ask: {
    passphrase: '口令：',
    newPassphrase: '新口令：',
    proposed: (words: string) => `以下六个英文单词由本机随机抽取，可用作口令；请抄写下来放进保险柜：\n    ${words}`,
    repeat: '再输一次：',
    recovery: '现在生成恢复密钥吗？输入yes，或直接回车：',
  },
  page: {
    ready: (address: string) =>
      `受理台已启动，请在本机浏览器里打开：\n  ${address}\n地址里的随机字符只在这次运行中有效，请勿转发。\n受理台在这个窗口里运行：关闭窗口或按Ctrl+C即退出，尚未发送的内容会丢失。`,
    gone: '受理台没有响应：它的窗口已经关闭。您写的内容只留在本页上，请先复制，重新启动受理台之后再粘贴。',
    skip: '跳到正文',
    back: '返回列表',
    again: '重试',
    failed: '这一页暂时打不开',
    typed: '您已写好、尚未发出的内容',
    notFound: '没有这个页面',
    refusedTitle: '请求被拒绝',
    confirmNow: '核对并确认',
    unconfirmed: (count: number) => `网站列出了${count}个您没有确认过的公钥。`,
    later: '以后再说',
    notNamedTitle: '尚不能使用',
    notNamed:
      '网站还没有列出您的密钥，这里暂时没有内容。请到“密钥”页交出您的一行。如果以前能用，说明有人把它撤下了，或任期已到，请问清原因。',
    channelTitle: '打开哪个渠道？',
    channelWhy: '您的密钥属于多个渠道。受理台一次显示一个，可在“密钥”页更换。',
    channelOpen: '打开这个渠道',
    done: '已经抄好，继续',
  },
  help: `用法：desk [命令] [选项]（在源码目录里：npm run desk -- [命令]）

  （无命令）或 page        在本机浏览器里使用受理台；--open 自动打开浏览器
  status                  网站公开之前还缺什么
  unseal 文件或文件夹     打开在本机加密的文件；单个文件可用--to=位置
  theft 姓名              密钥被盗之后：除名，并重新加密全部案件
  digest                  统计；--year=2026，--csv，--json
  log verify [指纹]       检验日志
  log begin 原因          说明原因，重新开始日志
  poster                  把渠道的密钥指纹打印成海报；--to=文件.pdf
  key new                 生成密钥
  key import 文件         导入密钥文件
  key show                查看公钥
  key passphrase          更换口令
  key rotate              更换密钥
  key recovery [文件]     生成恢复密钥：显示一次供抄写，或锁进文件
  key root 文件           生成根密钥，用来签署密钥清单
  key raise 清单          修改keys/channels.yaml之前升高版本
  key sign 清单 [根密钥]  以受理人员身份签署，或用文件里的根密钥签署

选项：--server=网站地址 --root=root.pub --channel=渠道 --lang=zh|en --port=8790 --dir=文件夹
环境变量：DESK_DIR，DESK_PASSPHRASE_FILE（自动化用）`,
  faults: {
    unexpected: (text: string) => `受理台出了错：${text}`,
    usage: (text: string) => `不明白这条命令：${text}。用help查看用法。`,
    noServer: '还不知道网站地址。第一次使用请加上--server=https://…，以后会记住。',
    badServer: (text: string) => `“${text}”不是网站地址。应以https://开头，不带路径。`,
    badSettings: (file: string) => `${file}损坏，无法读取。把它移走后，用--server重新设定即可。`,
    trustedBroken: (file: string) =>
      `${file}与您上次留下的不同：其中您核对过的密钥、根公钥或保存期限被改动、删去，或被换回较早的版本，也可能是日志被截短。请告诉同事，再到“日志”页或用log begin "原因"重新开始：原文件留作证据，所有密钥重新核对。`,
    unreachable: (server: string) => `连不上${server}。请检查网络和网址；什么都没有丢失，可以重试。`,
    notOurs: (server: string) => `${server}没有给出受理台能懂的回答。请检查网址，或请管理员确认网站版本。`,
    refused: (text: string) => `网站拒绝了请求：${text}`,
    noKey: '这台电脑上还没有密钥。用key new生成，或用key import导入。',
    keyThere: (file: string) => `${file}已经存在，没有改动。要换密钥请用key rotate。`,
    keyBroken: (file: string) => `${file}不是受理台的密钥文件，或已损坏。请从备份恢复。`,
    keyFile: (file: string) => `${file}里没有age私钥（以AGE-SECRET-KEY-1开头的一行），或无法读取。`,
    keyKnown: '这个密钥已经在受理台里。',
    passphraseWrong: '口令不对，或密钥文件已损坏。',
    passphraseWeak:
      '口令太容易猜中：程序会逐一尝试常用词、姓名、日期和键盘上相邻的键。请采用给出的六个单词，或用四五个彼此无关的词。',
    passphraseUnused: '您输入了口令，却选了不用口令的导出方式。请改选“用另设的口令打开”，或清空口令一栏。没有导出。',
    passphraseDiffers: '两次输入的口令不一致。',
    passphraseMissing: (variable: string) => `没有终端可以输入口令。自动化时请把口令写进文件，用${variable}指明。`,
    secretUnseen: '没有终端可以显示只出现一次的私钥。请给出文件名，私钥会锁在该文件里：key recovery 文件',
    unknownChannel: (id: string) => `网站上没有“${id}”这个渠道。`,
    severalChannels: (ids: string) => `您的密钥属于多个渠道（${ids}）。请用--channel指明一个。`,
    emptyReply: '请写答复，或选择一个状态。',
    longReply: (size: string, most: string) => `答复有${size}字，超过${most}字。请缩短，或分两次发。`,
    longNote: (size: string, most: string) => `备注有${size}字，超过${most}字。请缩短，或分两条写。`,
    notClosed: '答复已经发出，但网站没有同步案件的结案状态。请再选同一状态，不写文字，发送一次。',
    badYear: (text: string) => `“${text}”不是年份，应为四位数字，如2026。`,
    stopped: '已中止，没有执行。',
    jumped:
      '没有写入：本案有一百多条消息或备注缺失，或未通过核验。如果它们加密时没有包括您的密钥，请同事重新加密本案；否则就是有人在数据库里编造了记录，要把本案的编号用尽，请向网站管理员的上级报告。',
    moved: '这期间案件里有了新的消息或备注。请看过之后再发；您写的内容还在。',
    unreadableFile: (file: string) => `无法读取${file}。`,
    badAttachment: (name: string, reason: string) => `${name}没有保存：${reason}。其余附件不受影响，可以重试。`,
    pastDeputy: '所选日期已经过去，结束日期不能早于今天。',
    badDeputy: '请选择一位您已确认公钥的同事，并使开始日期不晚于结束日期。',
    notConfirmed: '输入的案件号不符，没有删除。',
    notEmpty: (folder: string) => `${folder}已经存在，没有改动。请先移走或删除，再重试。`,
    noSealed: (folder: string) => `文件夹${folder}里没有加密文件（文件名以.age结尾）。`,
    allOpen: (folder: string) => `${folder}里的加密文件都已打开，明文副本就在旁边。`,
    lockedKey: (file: string) => `${file}是您上了锁的密钥，不能打开成明文文件。`,
    passphraseNeeded: (file: string) => `${file}是用口令加密的，请同时输入口令。`,
    notSealed: (file: string) => `${file}不是加密文件。`,
    notOpened: (file: string) => `${file}打不开：密钥或口令不符，或文件被改动过。`,
    notWritten: (text: string) => `无法写入本机文件：${text}`,
    logBusy: '日志正被另一个受理台进程占用。请稍后再试。',
    logGone:
      '本机有密钥却没有日志：日志连同log.head都被删去了。请告诉同事。弄清原因后，在“日志”页或用log begin "原因"重新开始。',
    logMoved:
      '本机只有密钥，没有受理台的其他文件：密钥是从另一台电脑带来的。请写明原因，开始新的日志：在页面上，或用log begin "原因"。',
    logReason: '请用至少十个字符写明原因。',
    deletedBy: (name: string, who: string, day: string) =>
      `案件${name}已不存在：已于${day}删除（${who}）。您写的内容没有发出。`,
    askedMeanwhile: '同事已在此期间提出删除，您的操作没有执行。请先查看案件，再决定同意或保留。',
    unanswerable: '这份举报给出的回复公钥无法用来加密，因此无法答复。请用案件页末的按钮结案。',
    staleAct: '这项删除已被撤回，或之后又有新消息，没有执行。请保留案件；仍要删除的，请重新提出。',
    forgedAct: '以同事名义等待处理的内容，不是他为本案签的。没有执行，请告诉同事。',
    noPerson: (name: string) => `您已确认公钥的同事里，没有叫“${name}”的。`,
    ownKey: '这是您自己的密钥。请由同事运行这条命令；您在干净的电脑上另生成新密钥。',
    logBroken: (line: string) =>
      `日志第${line}行已不可信，受理台先停下：原因见“日志”页或log verify，也在那里重新开始。`,
    portTaken: (port: string) => `端口${port}已被占用。可能受理台已经在运行，也可以用--port另选。`,
    badPort: (text: string) => `端口“${text}”不对：应为1024到65535的数字。`,
    locked: '受理台已锁定，请先解锁。您写的内容还在。',
    badRequest: '请求不完整或来自别的页面，没有执行。',
    chromium: (text: string) => `PDF没有生成：${text}`,
    badRoot: (text: string) => `“${text}”不是根公钥。应为43个字符，或写有它的root.pub文件。`,
    badPrint: (text: string) =>
      `“${text}”不是指纹：应为16至64个0–9、a–f字符。请对照抄下的指纹重新输入。尚未核对任何内容。`,
    noneCompared: '请勾选您已核对过指纹的人。没有确认任何公钥。',
    noRoot:
      '受理台还不知道根公钥，无从检验密钥清单的签名。请向根密钥的保管人（而不是从网站）取得root.pub，用--root=root.pub指明一次。',
    listMissing: '网站没有给出密钥清单：要么目前不接受举报，要么扣下了清单。请询问网站管理员。',
    listForged:
      '网站给出的密钥清单没有本机所知根密钥的签名，一概不采用。除非保管人告诉您根密钥已经更换或试用已经结束，否则应视为攻击。',
    listBroken: (field: string) => `网站给出的密钥清单虽有签名，内容却有问题（${field}）。请告诉根密钥的保管人。`,
    listCrowded: (channel: string, day: string, most: string) =>
      `渠道${channel}在${day}有超过${most}行同时有效，而一份举报最多加密给${most}位受理人员。请让其中一行在另一行生效的前一天到期。`,
    listOld: (version: string, trusted: string) =>
      `网站给出的密钥清单是第${version}版，本机已见过第${trusted}版：有人放回了旧清单，一概不采用。请告诉同事和根密钥的保管人。`,
    listOther: (version: string) =>
      `网站给出的密钥清单版本没变（第${version}版），内容却与先前不同，一概不采用。请询问根密钥的保管人。`,
    listUnapproved: (version: string, channel: string, count: string, persons: string) =>
      `密钥清单第${version}版改动了${channel === '*' ? '整个清单' : `渠道${channel}`}，签字的受理人员却不够：还需${persons}中的${count}位。新清单一概不采用。`,
    keyUnknown: (recipient: string, signing: string) =>
      `网站上没有渠道列出您的密钥。新密钥：请把它写进keys/channels.yaml，签署后重新启动服务器。用过的密钥：说明有人把它撤下了，或任期已到，请先问清原因。\n    recipient: ${recipient}\n    signing: ${signing}`,
    unreadableCase: '举报打不开，不知道该加密给谁，无法继续。',
    badTags: (count: string, length: string) => `标签最多${count}个，每个最多${length}字。`,
    passphraseOpen: (file: string) => `本机的其他人能读取${file}，里面的口令不予采用。请运行chmod 600 ${file}`,
  },
}

/** What every language has. */
export type Words = typeof zh
