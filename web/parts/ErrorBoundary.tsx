import { Component, type ReactNode } from 'react'
import type { Words } from '../words/zh.ts'
import { Failure } from './Failure.tsx'

interface Props {
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps what fails from taking everything around it along. */
export class Caught extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}

/** Keeps a defect in one page from taking the whole site with it. */
export const ErrorBoundary = ({ words, children }: { words: Words['state']; children: ReactNode }) => (
  <Caught fallback={(retry) => <Failure message={words.broken} onRetry={retry} words={words} standalone />}>
    {children}
  </Caught>
)
