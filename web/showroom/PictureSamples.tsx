import type { HomePage } from '#contract/page.ts'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { ArticleRow } from '../parts/ArticleRow.tsx'
import { CardList } from '../parts/CardList.tsx'
import { ImageView } from '../parts/ImageView.tsx'
import { VideoGrid } from '../parts/VideoGrid.tsx'
import { Part } from './Part.tsx'
import styles from './ShowroomPage.module.css'

/** Parts with pictures: frames, cards in a row, and rows and films of the real lists. */
export function PictureSamples({ chain }: { chain: HomePage['chain'] }) {
  const { words } = useSite()
  const news = useCall('newsList', { type: 'company', pageSize: '3' })
  const videos = useCall('newsList', { type: 'video', pageSize: '2' })
  return (
    <>
      <Part name="ImageView">
        <div className={styles.row}>
          {[chain?.items[0]?.picture, undefined].map((src, at) => (
            <div key={src?.src ?? 'none'} className={styles.narrow}>
              <ImageView src={src} sizes="20rem" isCollect={String(1 - at)} playable={at === 0} words={words.image} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="ArticleRow">
        <ul className={styles.list}>
          {news.data?.items.map((article, at) => (
            <ArticleRow key={article.id} article={article} lead={at === 0} words={words} />
          ))}
        </ul>
      </Part>
      <Part name="VideoGrid, FilmButton">{videos.data && <VideoGrid videos={videos.data.items} words={words} />}</Part>
      <Part name="CardList">
        <CardList
          label={chain?.title ?? ''}
          words={words}
          cards={(chain?.items ?? []).map(({ id, picture, title }, at) => ({
            id,
            img: picture,
            text: title,
            preview: at % 2 === 0,
          }))}
        />
      </Part>
    </>
  )
}
