import { useNavigate } from '../routing/routerContext.ts'

/** Leads to the results of a keyword, which the address then holds. */
export function useSearch() {
  const navigate = useNavigate()
  return {
    search: (keyword: string) => navigate(keyword === '' ? '/search' : `/search?${new URLSearchParams({ keyword })}`),
  }
}
