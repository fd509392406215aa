/** Options of text fields with this `list`, in order. */
export const Suggestions = ({ id, texts }: { id: string; texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text}>{text}</option>
    ))}
  </datalist>
);
