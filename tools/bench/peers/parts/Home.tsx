import type { ReactNode } from 'react'
import type { PageContent, Shell } from '../content.ts'
import { Day } from './Day.tsx'
import { Figures } from './Figures.tsx'
import { Picture } from './Picture.tsx'

/** What the home page says below its pictures; the news, which react, come from the one who puts the page together. */
export function Home({
  answers,
  words,
  news,
}: {
  answers: PageContent['answers']
  words: Shell['words']
  news: ReactNode
}) {
  const { homePage, quotes = [], announcements } = answers
  if (!homePage) throw new Error('the home page has no content')
  const { about, chain, securities, sustainability, integrity } = homePage
  const latest = announcements?.items[0]
  return (
    <>
      <section>
        <h2>{about.title}</h2>
        <p>{about.text}</p>
        <a href={about.link.to}>{about.link.text}</a>
        <Figures items={about.figures} />
      </section>
      {chain && (
        <section>
          <h2>{chain.title}</h2>
          <p>{chain.text}</p>
          <ul className="cards">
            {chain.items.map(({ id, title, text, figure, link, picture }) => (
              <li key={id}>
                <Picture picture={picture} sizes="(min-width: 64em) 24rem, 92vw" />
                <h3>
                  <a href={link}>{title}</a>
                </h3>
                <p>{text}</p>
                <Figures items={[figure]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{homePage.news?.title}</h2>
        {news}
      </section>
      {securities && (
        <section>
          <h2>{securities.title}</h2>
          <p>{securities.text}</p>
          {latest && (
            <p>
              {words.home.announcement} <Day date={latest.date} /> <a href={latest.link}>{latest.title}</a>
            </p>
          )}
          <a href={securities.link.to}>{securities.link.text}</a>
          <dl className="figures">
            {quotes.map(({ code, name, price, change, changePercent, date, days }) => (
              <div key={code}>
                <dt>
                  {name} <small>{code}</small>
                </dt>
                <dd>
                  <Course values={days.map(({ close }) => close)} />
                  {price} {change >= 0 ? '▲ +' : '▼ −'}
                  {Math.abs(changePercent).toFixed(2)}%{' '}
                  <small>
                    <Day date={date} /> · {words.home.delayed}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {sustainability && (
        <section>
          <h2>{sustainability.title}</h2>
          <p>{sustainability.text}</p>
          <a href={sustainability.link.to}>{sustainability.link.text}</a>
          {sustainability.picture && (
            <Picture picture={sustainability.picture} sizes="(min-width: 64em) 74rem, 100vw" />
          )}
          <Figures items={sustainability.figures} />
        </section>
      )}
      {integrity && (
        <section>
          <h2>{integrity.title}</h2>
          <p>{integrity.text}</p>
          <a href={integrity.link.to}>{integrity.link.text}</a>
        </section>
      )}
    </>
  )
}

/** The course of a price as a line. */
function Course({ values }: { values: number[] }) {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const points = values.map(
    (value, at) => `${(at / (values.length - 1)) * 200},${40 - ((value - low) / (high - low)) * 40}`,
  )
  return (
    <svg viewBox="0 0 200 40" aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="#4f7d0b" strokeWidth="2" />
    </svg>
  )
}
