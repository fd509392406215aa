import { CircleAlert, CloudOff } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { Pill } from './pill.tsx';

/** Marks a record with pending or refused changes. */
export function PendingBadge({ id }: { id: Id }) {
  const { t } = useWords();
  const state = useOutbox(({ waiting }) => waiting.get(id));
  if (!state) return null;
  const Icon = state === 'refused' ? CircleAlert : CloudOff;
  return (
    <Pill icon={<Icon aria-hidden="true" />}>
      {t(state === 'refused' ? 'Could not send' : 'Not yet sent')}
    </Pill>
  );
}
