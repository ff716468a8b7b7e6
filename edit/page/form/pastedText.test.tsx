import { expect, test } from 'vitest'
import { toHtml } from '#server/content/markdown.ts'
import { isFormatted, pastedText } from './pastedText.ts'

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1>扩建工程</h1><p class=MsoNormal>新厂<span style='font-weight:bold'>日产</span>饲料&nbsp;1,200吨。<o:p></o:p></p>
<h2>进度</h2>
<p class=MsoListParagraph style='text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>l<span>&nbsp;&nbsp;</span></span><![endif]>土建完成</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l </span>设备<b>到场</b></p>
<p class=MsoNormal>下一步：</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>调试</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2. </span>投产</p>
<p><img src="file:///C:/tmp/image001.png"></p>
<table><tr><td><p>年份</p></td><td><p><b>万吨</b></p></td></tr><tr><td><p>2025</p></td><td><p>30.5</p></td></tr></table>
<p><a href="https://www.example.com/a">公告</a>与<a href="javascript:x()">按钮</a><s>旧句</s></p></body></html>`

test('what Word puts into the clipboard keeps headings, bold words, lists, tables and links, and says what it lost', () => {
  expect(isFormatted(word)).toBe(true)
  const { markdown, leftOut } = pastedText(word)
  expect(markdown).toBe(
    [
      '## 扩建工程',
      '新厂**日产**饲料 1,200吨。',
      '### 进度',
      '- 土建完成\n- 设备**到场**',
      '下一步：',
      '1. 调试\n2. 投产',
      '| 年份 | 万吨 |\n| --- | --- |\n| 2025 | 30.5 |',
      '[公告](https://www.example.com/a)与按钮',
    ].join('\n\n'),
  )
  expect(leftOut).toEqual({ pictures: 1 })
})

test('Google Docs wraps all in a bold element that is none', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:700">Second quarter</span></h3><p dir="ltr"><span style="font-weight:400">Output rose </span><span style="font-weight:700">7%</span><span>.</span></p><ul><li dir="ltr"><p role="presentation">one</p></li><li><p>two</p></li></ul></b>`
  expect(pastedText(html).markdown).toBe('## Second quarter\n\nOutput rose **7%**.\n\n- one\n- two')
})

test('a page of a site leaves its forms, scripts and pictures behind', () => {
  const html =
    '<h2>News</h2><script>alert(1)</script><p>Text <em>here</em>.</p><form><input><button>Go</button></form><figure><img src="a.png"></figure><ol><li>a</li><li>b</li></ol>'
  expect(pastedText(html)).toEqual({
    markdown: '## News\n\nText here.\n\n1. a\n2. b',
    leftOut: { pictures: 1, fields: 2 },
  })
})

test('plain words are left to the clipboard’s plain text', () => {
  expect(isFormatted('<meta charset="utf-8"><span style="color:red">a word</span>')).toBe(false)
  expect(isFormatted('<p class=MsoNormal>a paragraph</p>')).toBe(false)
})

test('signs and quotes stand outside bold words, so that these are seen to begin and end', () => {
  const { markdown } = pastedText('<p><b>重点：</b>先修路。另有<b>“首批”</b>已到。</p>')
  expect(markdown).toBe('**重点**：先修路。另有“**首批**”已到。')
  expect(toHtml(markdown)).toBe('<p><strong>重点</strong>：先修路。另有“<strong>首批</strong>”已到。</p>')
})

test('a cell keeps its bars, and its neighbours', () => {
  const { markdown } = pastedText(
    '<table><tr><th>项目</th><th>数值</th></tr><tr><td>甲|乙</td><td>1234</td></tr></table>',
  )
  expect(toHtml(markdown)).toContain('<td>甲|乙</td>\n<td>1234</td>')
})
