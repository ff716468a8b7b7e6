import { useRef } from 'react'
import type { Banner } from '../../../../contract/picture.ts'
import { Picture } from './Picture.tsx'

/** Pictures with words, one beside the other; with several there are buttons that lead on. */
export function Banners({ banners, isHeading }: { banners: Banner[]; isHeading: boolean }) {
  const strip = useRef<HTMLDivElement>(null)
  const go = (by: number) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' })
  const Title = isHeading ? 'h1' : 'h2'
  return (
    <div className="banners">
      <div ref={strip} className="strip">
        {banners.map(({ picInfo, title, subtitle, linkUrl, picture }, at) => (
          <section key={picInfo} data-mode={banners[at]?.mode}>
            <Picture picture={picture} sizes="100vw" first={at === 0} />
            <div>
              <Title>{linkUrl ? <a href={linkUrl}>{title}</a> : title}</Title>
              <p>{subtitle}</p>
            </div>
          </section>
        ))}
      </div>
      {banners.length > 1 && (
        <p className="turn">
          <button type="button" aria-label="‹" onClick={() => go(-1)}>
            ‹
          </button>
          <button type="button" aria-label="›" onClick={() => go(1)}>
            ›
          </button>
        </p>
      )}
    </div>
  )
}
