import { useEffect, useRef, useState } from 'react';
import type { Doubt } from '#domain/doubts/rules.ts';

export type PendingQuestion = { doubt: Doubt; decide: (isRight: boolean) => void };
export type Names = Partial<Record<Doubt['field'], string>>;

/** Asks one question after the other; what was answered is not asked again. @param names of the fields in the form */
export function useQuestions(names: Names = {}) {
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const [accepted] = useState(() => new Set<string>());
  const toCorrect = useRef<HTMLElement>(null);
  useEffect(() => {
    const field = toCorrect.current;
    if (question || !field) return;
    toCorrect.current = null;
    // After the closing dialog has returned the focus: to nothing, where it replaced another dialog.
    setTimeout(() => field.focus());
  }, [question]);
  /** @returns whether everything is right; otherwise the doubted field has the focus */
  const accept = async (doubts: readonly Doubt[], form: HTMLFormElement): Promise<boolean> => {
    for (const doubt of doubts) {
      const key = JSON.stringify(doubt);
      if (accepted.has(key)) continue;
      const name = (doubt.field === 'date' && doubt.name) || (names[doubt.field] ?? doubt.field);
      // The dialog returns the focus to where it was.
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
