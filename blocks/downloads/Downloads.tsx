import { CalendarDays, Download, FileArchive, FileSpreadsheet, FileText, FileVideoCamera } from 'lucide-react'
import type { BlockOf } from '#blocks/kinds.ts'
import { SideHeading } from '#web/blocks/SideHeading.tsx'
import { fileNameOf } from '#web/parts/csv.ts'
import { DateMark } from '#web/parts/DateMark.tsx'
import { Meta } from '#web/parts/Meta.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { sizeOf } from '#web/words/size.ts'
import styles from './Downloads.module.css'

const icons: Record<string, typeof FileText> = {
  CSV: FileSpreadsheet,
  ICS: CalendarDays,
  MP4: FileVideoCamera,
  XLSX: FileSpreadsheet,
  ZIP: FileArchive,
}

/** Files, each with what it is, its format, size and date; the whole row saves it under its title. */
export const Downloads = ({ title, items }: BlockOf<'downloads'>) => (
  <SideHeading title={title}>
    <ul className={styles.files}>
      {items.map((item) => (
        <li key={item.href}>
          <File {...item} />
        </li>
      ))}
    </ul>
  </SideHeading>
)

function File({ title, note, date, href, format, size }: BlockOf<'downloads'>['items'][number]) {
  const Icon = icons[format.toUpperCase()] ?? FileText
  return (
    <a className={styles.file} href={href} download={`${fileNameOf(title)}.${format.toLowerCase()}`}>
      <Icon className={styles.kind} aria-hidden="true" size={28} />
      <div>
        <p className={styles.title}>{title}</p>
        {note && (
          <p className={styles.note}>
            <NonBreaking text={note} />
          </p>
        )}
        <Meta>
          <span>{format}</span>
          <span>{sizeOf(size)}</span>
          <DateMark date={date} />
        </Meta>
      </div>
      <Download className={styles.save} aria-hidden="true" size={20} />
    </a>
  )
}
