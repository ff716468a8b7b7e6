import { type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { escapeHtml } from '../../server/escapeHtml.ts'

interface Described {
  title: string
  author: string
  /** As BCP 47 has it: zh-CN. */
  language: string
  created: Date
  modified: Date
}

/**
 * Title, language, author and days as XMP, where readers of PDF/A and archives look for them. It does not say PDF/UA: Chromium marks running
 * heads, rules and borders neither as content nor as artifacts, and its links have no description.
 */
export function addMetadata(pdf: PDFDocument, { title, author, language, created, modified }: Described): void {
  const day = (date: Date) => date.toISOString().replace('.000', '')
  const xml = `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreateDate>${day(created)}</xmp:CreateDate>
<xmp:ModifyDate>${day(modified)}</xmp:ModifyDate>
<pdf:Producer>Chromium</pdf:Producer>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
  const stream = pdf.context.stream(Buffer.from(xml), { Type: 'Metadata', Subtype: 'XML' })
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream))
}
