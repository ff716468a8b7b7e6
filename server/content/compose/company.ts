import { calls, type Data } from '#contract/api.ts'
import type { Certification } from '#contract/company.ts'
import type { Focus } from '#contract/picture.ts'
import { writing } from '#contract/writing.ts'
import type { Files } from '../readFiles.ts'
import { inLang } from './localise.ts'
import { homeOf } from './pages.ts'
import type { Source } from './source.ts'

type Company = { [N in 'brief' | 'leaderList' | 'course' | 'certifications' | 'factorySites' | 'departments']: Data<N> }

/** Who the company is: in brief, its people, history, certificates, sites and departments. */
export function composeCompany(source: Source): Company {
  const { files, lang, local } = source
  const { name, shortName, slogan } = files.site
  const { text, figures } = homeOf(source).about
  return {
    brief: { name: name[lang], shortName: shortName[lang], slogan: slogan[lang], text, figures },
    leaderList: composeLeaders(source),
    course: local(calls.course.data, files.history.entries),
    certifications: files.certifications.items.map((item) => composeCertification(source, item)),
    factorySites: local(calls.factorySites.data, files.factorySites.items),
    departments: local(calls.departments.data, files.factorySites.departments),
  }
}

/** Where a head stands in most photographs, if the file says nothing else. */
const head: Focus = { x: 50, y: 20 }

function composeLeaders({ files, html, lang, local, picture }: Source): Data<'leaderList'> {
  const leaders = files.leaders.toSorted((a, b) => a.data.order - b.data.order)
  return local(
    calls.leaderList.data,
    leaders.map(({ id, data }) => {
      const { name, post } = data[lang]
      const alt = name + writing[lang].comma + post
      return { id, ...data, picture: data.picture && picture(data.picture, alt, data.focus ?? head) }
    }),
  ).map((leader) => ({ ...leader, cv: html(leader.cv) }))
}

/** Its picture is that of the language, else that of both; one that has none is words alone. */
function composeCertification(
  { lang, picture }: Source,
  item: Files['certifications']['items'][number],
): Certification {
  const { picture: name, body, ...own } = inLang(item, lang)
  const alt = [own.title, own.standard, own.number].join(writing[lang].comma)
  return { ...own, body: body[lang], picture: name === undefined ? undefined : picture(name, alt) }
}
