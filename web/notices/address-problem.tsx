import type { NoticeAddress } from '#domain/notices/address-schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { problemPhrases } from './address-words.ts';

export function AddressProblemText({ address: { problem, isPaused } }: { address: NoticeAddress }) {
  const { t } = useWords();
  if (problem === null) return null;
  const reason = t(problemPhrases[problem]);
  return <span className="text-danger block">{isPaused ? t('Paused: {reason}', { reason }) : reason}</span>;
}
