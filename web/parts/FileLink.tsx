import { Download } from 'lucide-react'
import type { PrintedFile } from '#contract/file.ts'
import { useSite } from '../data/site.tsx'
import control from '../styles/control.module.css'
import { sizeOf } from '../words/size.ts'
import { fileNameOf } from './csv.ts'
import styles from './FileLink.module.css'

/** Saves a printed document under its title; says its format and size. */
export function FileLink({ file, title }: { file: PrintedFile; title: string }) {
  const { words } = useSite()
  return (
    <a className={control.chip} href={file.href} download={`${fileNameOf(title)}.${file.format.toLowerCase()}`}>
      <Download aria-hidden="true" size={18} />
      <span>
        {words.publication.download(file.format)} <span className={styles.size}>{sizeOf(file.size)}</span>
        <span className="visually-hidden"> {title}</span>
      </span>
    </a>
  )
}
