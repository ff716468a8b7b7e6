/** An e-mail address, which breaks after its @ alone, or a telephone number, which does not break; either where it has no room at all. */
export const NonBreakingContact = ({ text }: { text: string }) => (
  <span>
    {text.split(/(?<=@)/).map((part) => (
      <span key={part} data-run>
        {part}
      </span>
    ))}
  </span>
)
