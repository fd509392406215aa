import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { accountFailure } from './failure-phrases.ts';

export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(accountFailure(error));
    }
    setBusy(false);
  };
  return { busy, failure, setFailure, attempt };
}
