import { CircleCheck } from 'lucide-react';
import type { Phrase } from '#domain/language/words.ts';
import { useEffect, useRef } from 'react';
import { afterDialogs } from '#web/platform/after-dialogs.ts';
import { useWords } from '#web/platform/language/language.ts';
import type { AddedRecord } from './mechanic-share-context.ts';

const addedTexts = {
  repair: 'Repair record added',
  symptom: 'Problem added',
  reply: 'Answer sent',
} as const satisfies Record<AddedRecord['kind'], Phrase>;

const withdrawnTexts = {
  ...addedTexts,
  repair: 'Repair withdrawn',
  reply: 'Answer withdrawn',
} as const satisfies Record<AddedRecord['kind'], Phrase>;

export function AddedRecords({ records }: { records: readonly AddedRecord[] }) {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [latest] = records;
  const seen = useRef(new Set(records));
  useEffect(() => {
    if (!latest || seen.current.has(latest)) return;
    seen.current.add(latest);
    return afterDialogs(() => list.current?.scrollIntoView({ block: 'center' }));
  }, [latest]);
  return (
    <ul ref={list} role="status" className="flex flex-col gap-2 empty:hidden">
      {records.map(({ id, kind, title, isWithdrawn }) => (
        <li
          key={id}
          className="bg-resolved-soft text-resolved rounded-card flex items-start gap-3 px-4 py-3 break-words"
        >
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <span className="block font-semibold">
              {t((isWithdrawn ? withdrawnTexts : addedTexts)[kind])}
            </span>
            <span className="text-text block">{title}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
