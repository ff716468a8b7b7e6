import { Component, type ReactNode } from 'react'
import type { Words } from '../words/zh.ts'
import { Failure } from './Failure.tsx'

/** Keeps a defect in one page from taking the whole site with it. */
export class ErrorBoundary extends Component<{ words: Words['state']; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { words } = this.props
    return <Failure message={words.broken} onRetry={() => this.setState({ broken: false })} words={words} standalone />
  }
}
