import { createPortal } from 'react-dom'
import type { ItemName, Versions } from '#contract/edit/items.ts'
import { api, CallError } from './api.ts'
import { Question } from './Dialog.tsx'
import { useFailure } from './Failure.tsx'
import { useLanguage } from './language.tsx'
import { useAction } from './useAction.ts'

interface Order {
  /** With the versions that were looked at. */
  items: readonly (ItemName & { versions?: Versions })[]
  endsRequests?: boolean
}

/** Publishes, and asks before that ends a request to look which is not answered with a yes. `question` is to be drawn. */
export function usePublish(onPublished: () => void) {
  const { words, lists } = useLanguage()
  const say = useFailure()
  const { error, ...publish } = useAction((order: Order) => api.publish(order).then(onPublished))
  const { variables } = publish
  const isAsking = error instanceof CallError && error.isNotApproved && variables !== undefined
  const question =
    isAsking &&
    createPortal(
      <Question
        title={words.item.publish}
        yes={lists.review.publishAnyway}
        onYes={() => publish.mutate({ ...variables, endsRequests: true })}
        onClose={publish.reset}
      >
        <p>{say(error)}</p>
      </Question>,
      document.body, // not within the form of the item
    )
  return { ...publish, error: isAsking ? null : error, question }
}
