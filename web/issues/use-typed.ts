import { useState } from 'react';
import type { Issue } from '#domain/issues/schema.ts';

type Field = 'notes' | 'aiSummary';
export type SaveText = (text: string, before: Issue) => Promise<boolean>;

/**
 * What is being typed into one field, with the issue as it was at the first keystroke: what was written there
 * since, by another device or by a recurrence, is a clash then and never overwritten unseen (D104).
 */
export function useTyped(issue: Issue, field: Field, onSave: SaveText) {
  // null: nothing typed, what is saved is shown, also when that changes elsewhere.
  const [typed, setTyped] = useState<{ text: string; before: Issue } | null>(null);
  const save = async () => {
    if (!typed) return;
    const text = typed.text.trim();
    if (!(await onSave(text, typed.before))) return;
    // What was typed while it was being saved goes on from there.
    setTyped((now) =>
      now === null || now.text === typed.text ? null : { ...now, before: { ...now.before, [field]: text } },
    );
  };
  return {
    text: typed?.text ?? null,
    isChanged: typed !== null && typed.text.trim() !== typed.before[field],
    type: (text: string) => setTyped((now) => ({ text, before: now?.before ?? issue })),
    drop: () => setTyped(null),
    save: () => void save(),
  };
}
