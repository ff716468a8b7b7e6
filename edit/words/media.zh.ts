/** 服务器不收或不改一个文件时说的话。`{files}` 处填入文件名。 */
export const refusals = {
  empty: '这个文件是空的，可能没有复制完。请重新复制后再上传。',
  badName:
    '文件名“{files}”不能使用：只用文字、数字、连字符和下划线，文件夹用 / 分开，扩展名不变，如 news/秋收.jpg；字幕还要写明语言，如 news/秋收.zh.vtt。',
  fixedName: '“{files}”不能改名：影片和字幕、公告或报告和它的PDF，是按名字对应的。',
  fileTooLarge: '这个文件有{files}，最多30 MB。请把图片存成JPEG，或者压缩影片和PDF，再上传。',
  taken: '已经有一个文件叫“{files}”。原来的文件没有改动，请换一个名字。',
  unknownKind:
    '不能上传“{files}”这种文件。可以上传图片（JPEG、PNG、WebP、AVIF、TIFF、SVG）、MP4影片、PDF、WebVTT字幕和CSV表格。',
  otherKind: '新文件与原来的“{files}”不是同一种文件。请选一个同种的文件，或者先上传，再换用处。',
  notDrawing: '原来的文件是矢量图（SVG），只能换成另一个SVG。也可以先上传照片，再换用处。',
  notPhotograph: '矢量图（SVG）不能放进照片的文件里。请先上传，再换用处。',
  noFilm: '这个文件不是完整的MP4影片，或者后面还带着别的内容。请重新导出为MP4（H.264）。',
  noPdf: '不管扩展名是什么，这个文件不是PDF。请重新导出为PDF。',
  noCaptions: '这个文件不是字幕。请用WebVTT（第一行是WEBVTT）或SubRip（.srt），编码用UTF-8。',
  noTable: '这个文件不是UTF-8的CSV表格。请在表格软件里另存为“CSV UTF-8”。',
  pdfBroken: '这个PDF读不出来：它损坏了，没有复制完，或者后面还带着别的内容。请重新导出。',
  pdfLocked: '这个PDF有密码，读者打不开。请导出一个没有密码的PDF。',
  pdfHeavy: '读这个PDF要用太多的内存或时间，因此不收。请重新导出，或者用打印的方式另存为PDF。',
  pdfActive: '这个PDF里有脚本、附件或自动动作，网站的PDF不能有。请用打印的方式另存为PDF。',
  pdfScanned: '这个PDF里没有文字，可能是扫描件，所以没有建议的标题和日期。请自己填写，PDF照样可以使用。',
  stillUsed: '还有内容用着这个文件，不能删除：{files}。请先在那里换掉。',
  unfit: '这些地方不能用所选的文件：{files}。请选一个同种的文件。',
  brokenItem: '这些文件有错误，读不出来，所以什么都没有改：{files}。请先改正。',
  changedMeanwhile: '您打开之后，别人改过这些文件，所以什么都没有改：{files}。请重新打开再试。',
} as const
