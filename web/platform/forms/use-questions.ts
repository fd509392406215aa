import { useEffect, useRef, useState } from 'react';
import type { Doubt } from '#domain/doubts/rules.ts';

export type PendingQuestion = { doubt: Doubt; decide: (isRight: boolean) => void };
export type Names = Partial<Record<Doubt['field'], string>>;

/** Asks questions one at a time, each of them once. @param names of the fields in the form */
export function useQuestions(names: Names = {}) {
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const [accepted] = useState(() => new Set<string>());
  const toCorrect = useRef<HTMLElement>(null);
  useEffect(() => {
    const field = toCorrect.current;
    if (question || !field) return;
    toCorrect.current = null;
    // After the closing dialog has returned the focus, which fails if it replaced another dialog.
    setTimeout(() => field.focus());
  }, [question]);
  /** @returns whether all values were confirmed; otherwise the doubted field gets the focus */
  const accept = async (doubts: readonly Doubt[], form: HTMLFormElement): Promise<boolean> => {
    for (const doubt of doubts) {
      const key = JSON.stringify(doubt);
      if (accepted.has(key)) continue;
      const name = (doubt.field === 'date' && doubt.name) || (names[doubt.field] ?? doubt.field);
      // The dialog returns the focus to this field.
      const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
      field?.focus();
      const isRight = await new Promise<boolean>((decide) => setQuestion({ doubt, decide }));
      if (!isRight) toCorrect.current = field;
      setQuestion(null);
      if (!isRight) return false;
      accepted.add(key);
    }
    return true;
  };
  return { question, accept };
}
