import type { Lang } from './site.ts'

/**
 * What to follow from the home page, and what then stands on the page for all to see. A menu entry is named with its
 * section and, where there is one, its group, which are only hovered over: `四大业务 › 养殖 › 仔猪销售`. Anything else is
 * a link of the page or a question that opens.
 */
export interface Walk {
  clicks: string[]
  answer: RegExp[]
}

/** A question and the walks to its answer. */
export type Question = { asks: string } & Record<Lang, Walk>

/** Five questions of five readers, written down before looking for the answers; `docs/readers.md` lists them. */
export const readers: Record<string, Question[]> = {
  Investor: [
    {
      asks: 'What was paid as dividend for 2024?',
      zh: {
        clicks: ['证券投资 › 财务信息'],
        answer: [/每10股派现（元）/, /2024\s+6\.2\s+33\.6\s+19\.5%\s+2025-06-12/],
      },
      en: { clicks: ['Investors › Financial information'], answer: [/2024\s+6\.2\s+3\.36\s+19\.5%\s+2025-06-12/] },
    },
    {
      asks: 'When is the next report?',
      zh: { clicks: [], answer: [/2026年年度报告预约2027年4月28日披露/] },
      en: { clicks: [], answer: [/annual report for 2026 is expected on 28 April 2027/] },
    },
    {
      asks: 'Is the debt ratio rising or falling?',
      zh: { clicks: ['证券投资 › 财务信息'], answer: [/2023年升到67\.1%，之后逐期下降，2026年9月末为52\.6%/] },
      en: { clicks: ['Investors › Financial information'], answer: [/67\.1%[^.]*2023/, /52\.6%/] },
    },
    {
      asks: 'At what price does the bond convert?',
      zh: { clicks: ['股票与转债'], answer: [/转股价格\s+\d+\.\d\d元\/股，\d{4}年\d+月\d+日起/] },
      en: { clicks: ['Share and bond'], answer: [/Conversion price\s+RMB \d+\.\d\d a share since \d+ \w+ \d{4}/] },
    },
    {
      asks: 'Whom do I call, and when?',
      zh: { clicks: ['证券投资 › 投资者联系'], answer: [/8:30至17:30有专人接听/, /投资者热线\s+电话\s+0710-555-0136/] },
      en: { clicks: ['Investors › IR contact'], answer: [/8:30 to 17:30/, /Investor hotline[^+]*\+86 710 555 0136/] },
    },
  ],
  'Job seeker': [
    {
      asks: 'Which jobs are open to a graduate, where, and from when?',
      zh: {
        clicks: ['人才招聘 › 招聘咨询'],
        answer: [
          /应届毕业生现在可以应聘以下岗位：饲养员/,
          /饲养员（育肥）\s+湖北襄阳，双沟猪场/,
          /春季3月1日至4月15日/,
        ],
      },
      en: {
        clicks: ['Careers › How to apply'],
        answer: [
          /Graduates need not wait/,
          /Stockperson, finishing\s+Shuanggou farm, Xiangyang/,
          /from 1 March to 15 April/,
        ],
      },
    },
    {
      asks: 'How does applying go, and how long does it take?',
      zh: { clicks: ['人才招聘 › 招聘咨询'], answer: [/六步流程/, /最长24个工作日.+2025年的中位数是17个/] },
      en: { clicks: ['Careers › How to apply'], answer: [/at most 24 working days.+the median in 2025 was 17/] },
    },
    {
      asks: 'What would I earn in my first year, and what comes with it?',
      zh: {
        clicks: ['人才招聘 › 薪酬福利', '应届生第一年收入是多少？'],
        answer: [/饲养员每月约[\d,]+元/, /社会保险与公积金\s+保障\s+五险一金/],
      },
      en: {
        clicks: ['Careers › Pay and benefits', 'What does a graduate earn in the first year?'],
        answer: [
          /RMB [\d,]+ a month for a stockperson/,
          /Social insurance and housing fund\s+Protection\s+Full insurance/,
        ],
      },
    },
    {
      asks: 'I have left the army: what is there for me?',
      zh: { clicks: ['人才招聘 › 招聘咨询'], answer: [/凭退伍证即可报名/, /军龄按年计入工龄/] },
      en: {
        clicks: ['Careers › How to apply'],
        answer: [/Discharge papers are all you need/, /six-week course on full pay/],
      },
    },
    {
      asks: 'Who trains me?',
      zh: { clicks: ['人才招聘 › 培训赋能'], answer: [/固定师傅/, /每周两小时带教写入排班/] },
      en: {
        clicks: ['Careers › Training'],
        answer: [/One mentor/, /Two hours a week of teaching are part of the roster/],
      },
    },
  ],
  Farmer: [
    {
      asks: 'What do piglets cost now?',
      zh: { clicks: ['四大业务 › 养殖 › 仔猪销售'], answer: [/仔猪指导价/, /\d{4}-\d\d-\d\d\s+\d+\.\d\s+\d+/] },
      en: {
        clicks: ['Businesses › Farming › Piglet sales'],
        answer: [/Indicative piglet prices/, /\d{4}-\d\d-\d\d\s+\d+\.\d\s+\d+/],
      },
    },
    {
      asks: 'Which sale point is near me, and what is its number?',
      zh: {
        clicks: ['四大业务 › 养殖 › 仔猪销售'],
        answer: [/枣阳太平仔猪点\s+湖北\s.*0710-555-0163/, /所在大区办事机构/],
      },
      en: {
        clicks: ['Businesses › Farming › Piglet sales'],
        answer: [/Taiping piglet point\s+Hubei\s.*\+86 710 555 0163/, /your regional office/],
      },
    },
    {
      asks: 'What if piglets die on the road or bring a disease?',
      zh: {
        clicks: ['四大业务 › 养殖 › 仔猪销售', '三包服务条款'],
        answer: [/仔猪途中死亡\s+卸车24小时\s.*按头退款/, /已感染约定病原\s+到场7天/],
      },
      en: {
        clicks: ['Businesses › Farming › Piglet sales', 'terms of the guarantees'],
        answer: [/Piglets dead in transit\s+24 hours of unloading\s.*Refund per head/],
      },
    },
    {
      asks: 'Which health papers come with them?',
      zh: { clicks: ['四大业务 › 养殖 › 仔猪销售'], answer: [/动物检疫合格证明/, /装车前检测\s+非洲猪瘟、蓝耳病/] },
      en: { clicks: ['Businesses › Farming › Piglet sales'], answer: [/official quarantine certificate/, /ASF, PRRS/] },
    },
    {
      asks: 'How heavy are they, and how many must I take?',
      zh: { clicks: ['四大业务 › 养殖 › 仔猪销售'], answer: [/体重范围\s+6\.0–8\.5公斤/, /最小批量\s+600头\s+400头/] },
      en: {
        clicks: ['Businesses › Farming › Piglet sales'],
        answer: [/Weight range\s+6\.0–8\.5 kg/, /Minimum batch\s+600 head\s+400 head/],
      },
    },
  ],
  Journalist: [
    {
      asks: 'What is the latest news, and whom do I ring about it?',
      zh: { clicks: ['新闻中心 › 新闻 › 公司动态'], answer: [/60辆纯电散装饲料车/, /0710-555-0106.*四小时内回电/] },
      en: {
        clicks: ['News › News › Company news'],
        answer: [/Sixty electric feed lorries/, /press contact.*\+86 710 555 0106/],
      },
    },
    {
      asks: 'How many hogs were sold in 2025, and where do they come from?',
      zh: { clicks: ['公司介绍 › 公司简介'], answer: [/出栏商品猪6,800万头/, /河南、湖北、安徽三省共348个/] },
      en: { clicks: ['Company › Introduction'], answer: [/68\.0\s+million/, /Henan, Hubei and Anhui have 348/] },
    },
    {
      asks: 'Where are pictures and films to download?',
      zh: { clicks: ['新闻中心 › 媒体与视频 › 视频中心'], answer: [/图片与标志\s+八幅渲染图[^\n]*\s+ZIP/, /MP4/] },
      en: {
        clicks: ['News › Media and videos › Videos'],
        answer: [/Pictures and logo\s+Eight renderings[^\n]*\s+ZIP/, /MP4/],
      },
    },
    {
      asks: 'How many odour complaints were there, and what became of them?',
      zh: { clicks: ['可持续发展 › 社区共荣'], answer: [/气味\s+653\s+90%\s+79%/, /双沟猪场几乎没有变/] },
      en: {
        clicks: ['Sustainability › Communities'],
        answer: [/Smell\s+653\s+90%\s+79%/, /at Shuanggou hardly anything changed/],
      },
    },
    {
      asks: 'Has African swine fever struck the company?',
      zh: { clicks: ['四大业务 › 养殖 › 健康管理'], answer: [/连同确诊的4个共封场11个，最长74天/, /2025\s*0\s*0/] },
      en: {
        clicks: ['Businesses › Farming › Health management'],
        answer: [/eleven were sealed, the longest for 74 days/, /2025\s*0\s*0/],
      },
    },
  ],
  'NGO analyst': [
    {
      asks: 'What is the greenhouse-gas intensity, by which method and base year?',
      zh: {
        clicks: ['可持续发展 › 绿色低碳'],
        answer: [/2025年每公斤猪肉0\.87公斤/, /范围一加范围二，运营控制法/, /以2024年为基年/],
      },
      en: {
        clicks: ['Sustainability › Low carbon'],
        answer: [/0\.87 kg per kg of pork in 2025/, /Scopes 1 and 2, operational control/, /the base year 2024/],
      },
    },
    {
      asks: 'How many sows live in groups, and how much antibiotic is used?',
      zh: {
        clicks: ['可持续发展 › 动物福利'],
        answer: [/62%的母猪\s+2030年100%/, /用药量比2022年下降31%，按有效成分计算/],
      },
      en: {
        clicks: ['Sustainability › Animal welfare'],
        answer: [/62% of sows\s+100% by 2030/, /31% below 2022, measured as active/],
      },
    },
    {
      asks: 'What does treated wastewater contain when it is discharged?',
      zh: {
        clicks: ['可持续发展 › 水资源管理', '污水处理'],
        answer: [/COD\s+毫克\/升\s+80\s+74\s+400/, /氨氮\s+毫克\/升\s+8\s+5\.9\s+80/, /达标98\.7%/],
      },
      en: {
        clicks: ['Sustainability › Water', 'wastewater treatment'],
        answer: [/COD\s+mg\/L\s+80\s+74\s+400/, /Ammonia nitrogen\s+mg\/L\s+8\s+5\.9\s+80/],
      },
    },
    {
      asks: 'Which version of each policy is in force, and since when?',
      zh: { clicks: ['可持续发展 › 报告与政策'], answer: [/动物健康与福利政策\s+社会 · 版本 2\.0 · 2024/] },
      en: {
        clicks: ['Sustainability › Reports and policies'],
        answer: [/Animal health and welfare policy\s+Society · Version 2\.0 · 12 \w+ 2024/],
      },
    },
    {
      asks: 'Can misconduct be reported without a name, and who reads it?',
      zh: {
        clicks: ['公司介绍 › 举报渠道'],
        answer: [
          /在线表单\s+所选渠道的受理人员，其他人打不开\s+可以，不留网络地址\s+查询码/,
          /审计委员会\s+独立董事\s+表单和信函可以/,
          /只有所选渠道的受理人员能打开：合规部是两名合规专员，审计委员会是独立董事/,
        ],
      },
      en: {
        clicks: ['Company › Reporting channels'],
        answer: [
          /Online form\s+The officers of the channel you choose, nobody else\s+Yes; no network address is kept/,
          /Audit committee\s+Independent directors\s+By form or letter/,
          /Only the officers of the channel you chose can open it: two compliance officers, or the independent directors/,
        ],
      },
    },
  ],
}
