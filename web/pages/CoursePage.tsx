import type { CourseEntry } from '#contract/company.ts'
import { useCall } from '../api.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useSite } from '../site.tsx'
import { useAddress } from './address.ts'
import styles from './CoursePage.module.css'
import { PageFrame } from './PageFrame.tsx'

const decadeOf = (year: number) => Math.floor(year / 10) * 10

/** The company's history, year by year, with the decade in the address. */
export function Page() {
  const { words } = useSite()
  return (
    <PageFrame>
      {(page) => (
        <>
          <Blocks blocks={page.blocks} words={words} />
          <div className="column">
            <Course />
          </div>
        </>
      )}
    </PageFrame>
  )
}

function Course() {
  const { words } = useSite()
  const { read, change } = useAddress()
  const { decade = '' } = read('decade')
  const course = useCall('course', {})
  if (course.isError)
    return <Failure message={course.error.message} onRetry={() => course.refetch()} words={words.state} />
  if (course.isPending) return <ListSkeleton rows={8} />

  const decades = [...new Set(course.data.map(({ year }) => decadeOf(year)))]
  const chosen = decades.includes(Number(decade)) ? Number(decade) : undefined
  const entries = course.data.filter(({ year }) => chosen === undefined || decadeOf(year) === chosen)
  const button = (value: string, label: string) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === (chosen === undefined ? '' : String(chosen))}
      className={styles.decade}
      onClick={() => change({ decade: value })}
    >
      {label}
    </button>
  )
  return (
    <>
      <fieldset className={styles.decades}>
        <legend className="visually-hidden">{words.course.show}</legend>
        {button('', words.course.all)}
        {decades.map((entry) => button(String(entry), words.course.decade(entry)))}
      </fieldset>
      <ol className={styles.course}>
        {entries.map((entry) => (
          <Year key={`${entry.year}${entry.title}`} entry={entry} />
        ))}
      </ol>
    </>
  )
}

const Year = ({ entry }: { entry: CourseEntry }) => (
  <li className={styles.entry}>
    <p className={styles.year}>{entry.year}</p>
    <div>
      <h2 className={styles.title}>{entry.title}</h2>
      <p className={styles.text}>{entry.text}</p>
    </div>
    {entry.figure && (
      <p className={styles.figure}>
        <span className={styles.value}>{entry.figure.value}</span> {entry.figure.label}
      </p>
    )}
  </li>
)
