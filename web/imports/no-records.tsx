import { grouped } from '#domain/grouped.ts';
import { unreadableMessage } from '#domain/imports/reason-words.ts';
import { skippedPhrases } from '#domain/imports/skipped-words.ts';
import type { ImportReading } from '#domain/imports/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';

type Props = { reading: Pick<ImportReading, 'unreadable' | 'skipped'>; isOfServer: boolean };

/** A file that was recognized and gave nothing: why. */
export function NoRecords({ reading, isOfServer }: Props) {
  const { t, format } = useWords();
  const { unreadable, skipped } = reading;
  const reasons = [
    ...[...grouped(unreadable, (one) => one.reason).values()].map(([first]) =>
      format(unreadableMessage(first!)),
    ),
    ...skipped.map(({ reason }) => t(skippedPhrases[reason])),
  ];
  return (
    <Alert
      title={t(isOfServer ? 'There are no records on this server.' : 'There are no records in these files.')}
    >
      <ul className="list-disc pl-5 text-sm empty:hidden">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
}
