import { Contacts } from '#blocks/contacts/Contacts.tsx'
import { reportChannels } from '#contract/routes.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { useCall } from '../data/api.ts'
import { pageQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { en } from '../words/withoutScript.en.ts'
import { zh } from '../words/withoutScript.zh.ts'
import styles from './OtherChannels.module.css'

const words = { zh, en }

interface Props {
  instead: 'report' | 'query'
}

/** What the report or its look-up says where no script runs, and what works without one. Drawn on the server alone. */
export const OtherChannels = ({ instead }: Props) => (
  <noscript className={styles.channels}>{import.meta.env.SSR && <Notice instead={instead} />}</noscript>
)

function Notice({ instead }: Props) {
  const site = useSite()
  const page = useCall(...pageQuery(reportChannels))
  const contacts = page.data?.blocks.find((block) => block.type === 'contacts')
  const { [instead]: say, others } = words[wholeLangOf(site.lang)]
  return (
    <>
      <div>
        <h2>{say.title}</h2>
        <p>{say.text}</p>
        <ArrowLink to={reportChannels}>{others}</ArrowLink>
      </div>
      {contacts && <Contacts {...contacts} words={site.words.contact} />}
    </>
  )
}
