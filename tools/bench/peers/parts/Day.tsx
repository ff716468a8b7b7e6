/** A date, written as readers write it. */
export function Day({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number)
  return <time dateTime={date}>{`${year}年${month}月${day}日`}</time>
}
