import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** What is saved and not published, asked for again each minute. */
export const useWaiting = () =>
  useQuery({ queryKey: ['waiting'], queryFn: () => api.waiting(), refetchInterval: 60_000 })
