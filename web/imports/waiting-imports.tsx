import { sourceNames } from '#domain/imports/reason-words.ts';
import { formatNumber } from '#domain/language/format.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { isImport, type StoredImport } from '#web/platform/outbox/records.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { Section } from '#web/ui/section.tsx';
import { importFailure } from './import-failure.ts';

/** Unsent imports. They are retried and discarded in the outbox. */
export function WaitingImports() {
  const { t } = useWords();
  const operations = useOutbox((state) => state.operations);
  const sent = useOutbox((state) => state.sent);
  const waiting = operations.filter(isImport);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('Not yet sent')} className="gap-4">
      <ul className="flex flex-col gap-4">
        {waiting.map((one) => (
          <WaitingImport key={one.opId} waiting={one} share={sent.get(one.input.id)} />
        ))}
      </ul>
    </Section>
  );
}

type Props = { waiting: StoredImport; share: number | undefined };

function WaitingImport({ waiting: { input, refused }, share }: Props) {
  const { t, language } = useWords();
  const { source, files, records } = input;
  return (
    <li className="border-line border-b pb-4 last:border-0 last:pb-0">
      <p className="font-medium break-words">
        {[...(source === 'table' ? [] : [sourceNames[source]]), ...files].join(' · ')}
      </p>
      <p className="text-sm">{t('Records: {n}', { n: formatNumber(records, language) })}</p>
      {refused && (
        <p className="text-danger text-sm">{t(importFailure(new ApiError({ message: '', ...refused })))}</p>
      )}
      {share !== undefined && (
        <progress aria-label={t('Importing...')} value={share} className="accent-accent mt-1 h-3 w-full" />
      )}
    </li>
  );
}
