import type { ImportCounts, StoredKind } from '#domain/imports/batch-schema.ts';
import { storedKinds } from '#domain/imports/batch-schema.ts';
import { skippedPhrases, unreadableMessage } from '#domain/imports/reason-words.ts';
import type { ImportReading } from '#domain/imports/schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Section } from '#web/ui/section.tsx';

/** Rows listed; the heading has the total. */
const LISTED = 100;

const kindNames: Record<StoredKind, Phrase> = {
  fill: 'Fill-ups',
  repair: 'Repairs',
  mileage: 'Odometer readings',
  reminder: 'Reminders',
};

const inFiles = (reading: ImportReading): Record<StoredKind, number> => {
  const count = (kind: string) => reading.records.filter((record) => record.kind === kind).length;
  return {
    fill: count('fill'),
    repair: count('repair') + count('note'),
    mileage: count('mileage'),
    reminder: count('reminder'),
  };
};

type Props = {
  reading: ImportReading;
  /** Open questions may still turn skipped rows into records. */
  isAsking: boolean;
  counts: ImportCounts | null;
  isOfServer: boolean;
};

export function ImportPreview({ reading, isAsking, counts, isOfServer }: Props) {
  const { t, language } = useWords();
  const number = (n: number) => formatNumber(n, language);
  const found = inFiles(reading);
  const cell = 'tabular py-2 pl-3 text-right';
  const notes = reading.records.filter(({ kind }) => kind === 'note').length;
  return (
    <Section title={t('Preview')} className="gap-4">
      {reading.records.length === 0 ? (
        <p className="text-muted text-sm">
          {isAsking
            ? t('No records yet. Please answer the questions above.')
            : t(isOfServer ? 'There are no records on this server.' : 'There are no records in these files.')}
        </p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line text-muted border-b">
              <th scope="col" className="py-2 text-left font-medium">
                {t('Records')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t(isOfServer ? 'On the server' : 'In the files')}
              </th>
              {counts && (
                <>
                  <th scope="col" className={`${cell} font-medium`}>
                    {t('To add')}
                  </th>
                  <th scope="col" className={`${cell} font-medium`}>
                    {t('Already there')}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {storedKinds
              .filter((kind) => found[kind] > 0)
              .map((kind) => (
                <tr key={kind} className="border-line border-b last:border-0">
                  <th scope="row" className="py-2 text-left font-normal">
                    {t(kindNames[kind])}
                  </th>
                  <td className={cell}>{number(found[kind])}</td>
                  {counts && (
                    <>
                      <td className={`${cell} font-semibold`}>{number(counts[kind].fresh)}</td>
                      <td className={cell}>{number(counts[kind].known)}</td>
                    </>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {notes > 0 && (
        <p className="text-muted text-sm">
          {t('Notes become repairs of the kind Other without a cost: {n}', { n: number(notes) })}
        </p>
      )}
      {reading.noted > 0 && (
        <p className="text-muted text-sm">
          {t('Cells without a field of their own go into the notes: {n}', { n: number(reading.noted) })}
        </p>
      )}
      <LeftOut reading={reading} />
    </Section>
  );
}

function LeftOut({ reading: { unreadable, skipped, flagged } }: Pick<Props, 'reading'>) {
  const { t, format } = useWords();
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const isMany = new Set(unreadable.map(({ file }) => file)).size > 1;
  const place = (file: string, row: number | null) => {
    const name = row === null ? t('Whole file') : t('Row {row}', { row });
    return isMany || row === null ? `${file}: ${name}` : name;
  };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {unreadable.length > 0 && (
        <Disclosure label={t('Unreadable')} count={unreadable.length}>
          <ul className="flex flex-col gap-2 text-sm">
            {unreadable.slice(0, LISTED).map((one, at) => (
              <li key={`${one.file} ${one.row} ${at}`} className="break-words">
                <span className="font-medium">{place(one.file, one.row)}</span>:{' '}
                {format(unreadableMessage(one))}
                {one.cells && <span className="text-muted block">{one.cells.slice(0, 8).join(' · ')}</span>}
              </li>
            ))}
          </ul>
          <More all={unreadable.length} />
        </Disclosure>
      )}
      {left > 0 && (
        <Disclosure label={t('Left out')} count={left}>
          <ul className="flex flex-col gap-2 text-sm">
            {skipped.map(({ reason, count }) => (
              <li key={reason}>
                {t(skippedPhrases[reason])}: <span className="tabular">{count}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {flagged.length > 0 && (
        <Disclosure label={t('Odometer contradicts')} count={flagged.length}>
          <p className="mb-2 text-sm">
            {t('These readings contradict the others. They are imported and can be corrected afterwards.')}
          </p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {flagged.slice(0, LISTED).map(({ file, row }) => (
              <li key={`${file} ${row}`}>{place(file, row)}</li>
            ))}
          </ul>
          <More all={flagged.length} />
        </Disclosure>
      )}
    </div>
  );
}

function More({ all }: { all: number }) {
  const { t, language } = useWords();
  if (all <= LISTED) return null;
  return (
    <p className="text-muted mt-2 text-sm">
      {t('And more: {n}', { n: formatNumber(all - LISTED, language) })}
    </p>
  );
}
