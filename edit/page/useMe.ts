import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** Who is signed in; asked once. */
export const useMe = () =>
  useQuery({ queryKey: ['me'], queryFn: () => api.me(), retry: false, staleTime: Number.POSITIVE_INFINITY })
