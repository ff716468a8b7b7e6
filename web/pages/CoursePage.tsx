import type { CourseEntry } from '#contract/company.ts'
import { useCall } from '../api.ts'
import { Choices } from '../parts/Choices.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useSite } from '../site.tsx'
import { useAddress } from './address.ts'
import styles from './CoursePage.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'

const decadeOf = (year: number) => Math.floor(year / 10) * 10

/** The company's history, year by year, with the decade in the address. */
export function Page() {
  return (
    <FramedBlocks after="all">
      <Course />
    </FramedBlocks>
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
  return (
    <>
      <div className={styles.decades}>
        <Choices
          legend={words.course.show}
          choices={[
            { value: '', label: words.course.all },
            ...decades.map((entry) => ({ value: String(entry), label: words.course.decade(entry) })),
          ]}
          chosen={chosen === undefined ? '' : String(chosen)}
          onChoose={(value) => change({ decade: value })}
        />
      </div>
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
