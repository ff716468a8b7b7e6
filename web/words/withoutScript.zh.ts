/** What pages say where no script runs: only the server draws it, no browser loads it. */
export const zh = {
  report: {
    title: '在线举报需要JavaScript',
    text: '举报内容先在您的设备上加密再发送，浏览器要启用JavaScript。启用后重新打开本页，就能填写；不启用，也可以走下面的渠道，受理、核查和奖励都一样，但电话和电子邮件不加密；不署名、不写地址的信件留下的痕迹最少。',
  },
  query: {
    title: '查询举报需要JavaScript',
    text: '往来内容只在您自己的设备上解密，浏览器要启用JavaScript。启用后重新打开本页，输入查询码。查询码在举报保存期内有效；只有您有这个码，其他渠道查不到进展。要补充事实，也可以走下面的渠道。',
  },
  others: '比较全部举报渠道',
  filters: '按类别和年份筛选需要启用JavaScript。',
}
export type WithoutScriptWords = typeof zh
