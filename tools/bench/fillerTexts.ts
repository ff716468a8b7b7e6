/** The words a language's filler is made of; slots in braces, any other slot than a named one takes a word of the topic. */
interface FillerTexts {
  topics: readonly (readonly string[])[]
  sentences: readonly string[]
  titles: readonly string[]
  places: readonly string[]
  people: readonly string[]
  units: readonly string[]
  join: string
  /** Characters in a text. */
  length: number
}

const words = (line: string) => line.split(' ')
const names = (line: string) => line.split(', ')

export const fillerTexts: Record<'zh' | 'en', FillerTexts> = {
  zh: {
    topics: [
      words(
        '饲料 配方 豆粕 玉米 预混料 浓缩料 教槽料 乳猪料 氨基酸 酶制剂 饲料厂 制粒 粉碎 料肉比 原料采购 霉菌毒素 粗蛋白',
      ),
      words(
        '种猪 育种 核心群 公猪站 精液 基因组选择 选育 杜洛克 长白 大白 二元母猪 后备母猪 遗传进展 测定站 种猪场 引种',
      ),
      words('生猪 猪场 育肥 保育 分娩舍 母猪 仔猪 断奶 出栏 存栏 PSY 成活率 楼房猪舍 批次生产 饲养员 料线 合作农户'),
      words('非洲猪瘟 蓝耳病 口蹄疫 疫苗 免疫 检测 生物安全 洗消中心 消毒 隔离舍 抗体 兽医 采样 PCR 伪狂犬 减抗'),
      words('屠宰 分割 冷鲜肉 冷链 排酸 检验检疫 肉品 猪肉 热鲜肉 白条 包装 追溯 门店 配送 深加工 肉制品 冷库'),
      words('粪污 沼气 有机肥 还田 污水处理 除臭 碳排放 光伏 节水 固液分离 氨氮 减排 环评 绿色工厂 能耗 循环农业'),
      words(
        '年度报告 营业收入 净利润 现金流 资产负债率 毛利率 分红 股东会 董事会 监事会 信息披露 审计 关联交易 担保 可转债 回购',
      ),
      words('投资者 业绩说明会 调研 机构 券商 股价 定向增发 H股 募集资金 证券部 深交所 股权激励 质押 减持 限售股'),
      words('招聘 培训 校园招聘 薪酬 员工 技能大赛 安全生产 职业健康 晋升 工会 实习 管培生 宿舍 女职工 班组'),
      words('助学 乡村振兴 捐赠 公益 村民 志愿者 合作社 就业 帮扶 道路 学校 敬老院 救灾 奖学金 消费帮扶'),
      words('廉洁 合规 举报 审计部 供应商 反舞弊 内控 招标 阳光采购 警示教育 利益冲突 承诺书 纪律 线索'),
      words(
        '数字化 物联网 智能饲喂 环控 摄像头 传感器 算法 平台 大数据 机器人 养猪软件 电子耳标 算力 数据中心 远程诊断',
      ),
      words('ESG 可持续发展 气候 温室气体 动物福利 生物多样性 食品安全 水资源 治理 利益相关方 议题 评级 供应链 披露'),
    ],
    sentences: [
      '{year}年，公司在{place}的{word}项目通过验收，{word}较上年提高{number}。',
      '{person}表示，{word}与{word}要一起考虑，不能只看{word}一项。',
      '据介绍，{word}环节共投入{number}，主要用于{word}和{word}的改造。',
      '现场人员检查了{word}、{word}和{word}，并就发现的问题逐项登记。',
      '与会代表围绕{word}展开讨论，认为{word}仍有提升空间。',
      '{place}基地的{word}已经连续{number}保持稳定，{word}记录完整。',
      '下一步，集团将继续完善{word}制度，推动{word}落地。',
      '受{word}影响，当月{word}下降{number}，随后逐步恢复。',
      '{person}介绍了{word}的做法，{place}的同行提出了{word}方面的疑问。',
      '数据显示，采用新的{word}之后，{word}平均为{number}。',
    ],
    titles: [
      '{place}{word}项目投产',
      '{year}年{word}工作会议召开',
      '关于{word}与{word}的公告',
      '{place}开展{word}培训',
      '{word}：{place}的一年',
      '集团{word}{word}交流会在{place}举行',
      '{person}谈{word}',
      '关于{year}年{word}进展的公告',
      '{place}基地{word}见闻',
    ],
    places: words(
      '襄阳 南阳 驻马店 周口 商丘 菏泽 临沂 徐州 宿迁 阜阳 亳州 荆州 常德 衡阳 赣州 玉林 贵港 茂名 遵义 绵阳 南充 宝鸡 通辽 四平',
    ),
    people: words('李建国 王芳 张伟明 陈静 刘海涛 赵敏 孙立 周晓东 吴琼 郑凯 冯丽 何志强 唐颖 许文 曹磊 沈洁'),
    units: words('万头 吨 % 头 万元 个百分点 小时 天 公里 户 亿元 名'),
    join: '',
    length: 600,
  },
  en: {
    topics: [
      names(
        'feed, formula, soybean meal, maize, premix, concentrate, creep feed, amino acids, enzymes, feed mills, pelleting, grinding, feed conversion, raw materials, mycotoxins, crude protein',
      ),
      names(
        'breeding, nucleus herd, boar station, semen, genomic selection, Duroc, Landrace, Large White, gilts, genetic gain, test station, breeding farms, selection index, boars, litter size',
      ),
      names(
        'pigs, farms, finishing, nursery, farrowing house, sows, piglets, weaning, herd, PSY, survival rate, multi-storey barns, batch production, stockmen, feed lines, contract growers',
      ),
      names(
        'African swine fever, PRRS, foot-and-mouth disease, vaccines, immunity, testing, biosecurity, wash station, disinfection, isolation barn, antibodies, vets, samples, PCR, pseudorabies, antibiotics',
      ),
      names(
        'slaughter, cutting, chilled pork, cold chain, ageing, meat inspection, fresh meat, carcasses, packaging, traceability, stores, deliveries, processed meat, cold storage, sausages',
      ),
      names(
        'manure, biogas, organic fertiliser, slurry, wastewater, odour, carbon emissions, solar panels, water saving, separators, ammonia, impact assessment, energy use, circular farming, permits',
      ),
      names(
        'annual report, revenue, net profit, cash flow, debt ratio, gross margin, dividend, general meeting, board, supervisors, disclosure, audit, related parties, guarantees, convertible bonds, buyback',
      ),
      names(
        'investors, results briefing, site visits, funds, brokers, share price, private placement, H-shares, proceeds, securities office, stock exchange, share incentive, pledges, lock-up',
      ),
      names(
        'recruitment, training, graduates, pay, employees, skills contest, safety at work, occupational health, promotion, trade union, internships, dormitories, shifts, team leaders',
      ),
      names(
        'bursaries, villages, donations, charity, volunteers, cooperatives, jobs, roads, schools, relief, scholarships, care homes, wells, neighbours',
      ),
      names(
        'integrity, compliance, whistleblowing, internal audit, suppliers, fraud, internal control, tenders, purchasing, conflicts of interest, pledges, discipline, leads, gifts',
      ),
      names(
        'digital systems, sensors, smart feeding, climate control, cameras, algorithms, platform, big data, robots, software, electronic ear tags, data centre, remote diagnosis, dashboards',
      ),
      names(
        'sustainability, climate, greenhouse gases, animal welfare, biodiversity, food safety, water, governance, stakeholders, material topics, ratings, supply chain, ESG',
      ),
    ],
    sentences: [
      'In {year} the {word} project in {place} passed its acceptance tests, and {word} rose by {number}.',
      '{person} said that {word} and {word} have to be considered together rather than one at a time.',
      'Spending on {word} came to {number}, most of it for rebuilding {word} and {word}.',
      'The team checked {word}, {word} and {word}, and recorded each finding.',
      'Delegates discussed {word} at length and agreed that {word} could still improve.',
      'At the {place} site {word} has been stable for {number}, with complete records of {word}.',
      'The Group will go on to improve its rules for {word} and put {word} into practice.',
      'Because of {word}, {word} fell by {number} in the month and recovered afterwards.',
      '{person} described how {word} is done; visitors from {place} asked about {word}.',
      'Figures show that with the new {word}, {word} averaged {number}.',
    ],
    titles: [
      '{place} {word} project starts up',
      '{year} conference on {word}',
      'Announcement on {word} and {word}',
      'Training in {word} at {place}',
      'A year of {word} in {place}',
      'Exchange on {word} and {word} held in {place}',
      '{person} on {word}',
      'Announcement on progress with {word} in {year}',
      'What we saw of {word} at {place}',
    ],
    places: names(
      'Xiangyang, Nanyang, Zhumadian, Zhoukou, Shangqiu, Heze, Linyi, Xuzhou, Suqian, Fuyang, Bozhou, Jingzhou, Changde, Hengyang, Ganzhou, Yulin, Guigang, Maoming, Zunyi, Mianyang, Nanchong, Baoji',
    ),
    people: names(
      'Li Jianguo, Wang Fang, Zhang Weiming, Chen Jing, Liu Haitao, Zhao Min, Sun Li, Zhou Xiaodong, Wu Qiong, Zheng Kai, Feng Li, He Zhiqiang, Tang Ying, Xu Wen',
    ),
    units: names(' head,  tonnes,  %,  pigs,  yuan,  percentage points,  hours,  days,  km,  households,  people'),
    join: ' ',
    length: 1_000,
  },
}
