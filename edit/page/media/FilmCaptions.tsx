import type { Lang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { captionsOf } from '#server/content/shapes/media.ts'
import { useForm } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import { NamedFile } from './NamedFile.tsx'
import styles from './Uploads.module.css'

/** The captions of a film, in each language in which it is shown; they are kept beside it, under its name. */
export function FilmCaptions({ film, lang }: { film: string; lang: Lang | undefined }) {
  const { media } = useLanguage()
  const { valueAt } = useForm()
  const only = lang ?? valueAt(['only'])
  const langs = siteLanguages().filter((of) => (only ?? of) === of)
  return (
    <fieldset className={styles.itemPdfs}>
      <legend>{media.filmCaptions.title}</legend>
      {langs.map((of) => (
        <NamedFile
          key={`${film} ${of}`}
          lang={of}
          path={`media/${captionsOf(film, of)}`}
          accept=".vtt,.srt"
          say={media.filmCaptions}
        />
      ))}
    </fieldset>
  )
}
