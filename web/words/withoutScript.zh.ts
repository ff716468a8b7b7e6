/** What pages say where no script runs: only the server draws it, no browser loads it. */
export const zh = {
  report: {
    title: '在线举报需要JavaScript',
    text: '举报内容先在您的设备上加密再发送，浏览器要启用JavaScript。启用后重新打开本页，就能填写；不启用，也可以走下面的渠道，受理、核查和奖励都一样。',
  },
  query: {
    title: '查询举报需要JavaScript',
    text: '往来内容只在您自己的设备上解密，浏览器要启用JavaScript。启用后重新打开本页，输入查询码；查询码一直有效。要补充事实，也可以走下面的渠道。',
  },
  others: '比较全部举报渠道',
  filters: '按类别和年份筛选需要启用JavaScript。',
}
export type WithoutScriptWords = typeof zh
