import { Fragment } from 'react'

/** An e-mail address, which breaks at its @ and its dots alone, or a telephone number, which does not break. */
export const Whole = ({ text }: { text: string }) =>
  text.includes('@') ? (
    partsOf(text).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change their order
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))
  ) : (
    <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
  )

const partsOf = (address: string) => address.split(/(?=[@.])/)
