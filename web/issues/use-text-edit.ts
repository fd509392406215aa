import { useState } from 'react';
import type { Issue } from '#domain/issues/schema.ts';

export type SaveText<Of = Issue> = (text: string, before: Of) => Promise<boolean>;

/** Keeps the record as of the first keystroke: a later change elsewhere is a conflict, never overwritten. */
export function useTextEdit<Field extends string, Of extends Record<Field, string>>(
  record: Of,
  field: Field,
  onSave: SaveText<Of>,
) {
  // null: nothing typed, so the saved text is shown.
  const [typed, setTyped] = useState<{ text: string; before: Of } | null>(null);
  const save = async () => {
    if (!typed) return;
    const text = typed.text.trim();
    if (!(await onSave(text, typed.before))) return;
    // Text typed while saving is kept, based on the saved version.
    setTyped((now) =>
      now === null || now.text === typed.text ? null : { ...now, before: { ...now.before, [field]: text } },
    );
  };
  return {
    text: typed?.text ?? null,
    isChanged: typed !== null && typed.text.trim() !== typed.before[field],
    type: (text: string) => setTyped((now) => ({ text, before: now?.before ?? record })),
    drop: () => setTyped(null),
    save: () => void save(),
  };
}
