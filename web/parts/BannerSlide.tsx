import { Play } from 'lucide-react'
import { memo } from 'react'
import type { Banner } from '#contract/picture.ts'
import { Link } from '../routing/Link.tsx'
import { track } from '../routing/tracking.ts'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import styles from './Banner.module.css'
import { BannerPins } from './BannerPins.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { Picture } from './Picture.tsx'
import { TargetCount, TargetFlags } from './TargetFlags.tsx'

interface Props {
  banner: Banner
  words: Pick<Words, 'banner' | 'menu'>
  heading?: boolean
  first?: boolean
  /** On phones as high as a picture is wide, with the crop for phones; the others are a strip there, which shows the picture whole. */
  tall?: boolean
  onPlay: (banner: Banner) => void
}

/** Whether a film can be played: an mp4 address. */
const hasFilm = (banner: Pick<Banner, 'videoInfo'>) => /\.mp4($|\?)/.test(banner.videoInfo ?? '')

/** One banner: the picture with its centred title and subtitle, a link in a new tab, a button for its film. */
export const BannerSlide = memo(({ banner, words, heading = false, first = false, tall = false, onPlay }: Props) => {
  const Title = heading ? 'h1' : 'p'
  const film = hasFilm(banner)
  const targets = tall && banner.targets
  return (
    <div className={styles.slide} data-mode={banner.mode}>
      <Picture
        picture={tall ? banner.picture : { ...banner.picture, narrow: undefined }}
        sizes={tall ? '100vw' : 'max(768px, 100vw)'}
        first={first}
        className={styles.picture}
      />
      <div className={styles.text}>
        <div className={styles.words}>
          <Title className={styles.title}>{banner.title}</Title>
          <p className={styles.subtitle}>{banner.subtitle}</p>
        </div>
        {(film || targets) && (
          <div className={styles.actions}>
            {film && (
              <button
                type="button"
                className={`${control.pill} ${styles.play}`}
                aria-label={words.banner.video(banner.title)}
                onClick={() => onPlay(banner)}
              >
                <Play aria-hidden="true" fill="currentColor" size={18} /> {words.banner.film}
              </button>
            )}
            {targets && <TargetCount {...targets} words={words.banner} />}
          </div>
        )}
        {banner.flags && <TargetFlags flags={banner.flags} listed={!tall} />}
      </div>
      {banner.pins && <BannerPins pins={banner.pins} />}
      {banner.linkUrl && (
        <Cover to={banner.linkUrl} label={words.banner.more(banner.title)} newTab={words.menu.newTab} />
      )}
    </div>
  )
})

/** The link over the whole slide, in a new tab: a route of the site, or an outside address. */
function Cover({ to, label, newTab }: { to: string; label: string; newTab: string }) {
  const text = <span className="visually-hidden">{label}</span>
  if (!to.startsWith('/')) {
    return (
      <ExternalLink href={to} newTab={newTab} className={styles.cover}>
        {text}
      </ExternalLink>
    )
  }
  return (
    <Link to={to} target="_blank" className={styles.cover} onClick={() => track('jump', to)}>
      {text}
      <span className="visually-hidden"> ({newTab})</span>
    </Link>
  )
}
