import type { BlockOf } from '#blocks/kinds.ts'
import { Html } from '#web/blocks/Html.tsx'
import { SideHeading } from '#web/blocks/SideHeading.tsx'
import styles from './Prose.module.css'

/** The answer to the reader's question, in larger type. The text is safe HTML of the server. */
export const Lead = ({ text }: BlockOf<'lead'>) => <Html className={styles.lead} html={text} />

/** A heading and running text. */
export const Prose = ({ title, text }: BlockOf<'prose'>) => (
  <SideHeading title={title}>
    <Text html={text} />
  </SideHeading>
)

/** Running text of an article or a person's career. */
export const Text = ({ html }: { html: string }) => <Html className={styles.prose} html={html} />
