import { grouped } from '#domain/grouped.ts';
import { useRef, useState, type ReactNode } from 'react';
import type { ImportCounts, StoredKind } from '#domain/imports/batch-schema.ts';
import { storedKinds } from '#domain/imports/batch-schema.ts';
import { unreadableMessage } from '#domain/imports/reason-words.ts';
import { isLeftOut, skippedPhrases } from '#domain/imports/skipped-words.ts';
import type {
  ImportReading,
  ImportSource,
  Mapping,
  Unreadable,
  UnreadableReason,
} from '#domain/imports/schema.ts';
import { formatDay, formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Section } from '#web/ui/section.tsx';
import { ColumnsApart, TableColumns } from './import-columns.tsx';
import { ImportDoubts } from './import-doubts.tsx';
import { ImportSummary, wordsOfCar } from './import-summary.tsx';
import { NoRecords } from './no-records.tsx';

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

/** Apps whose files are tables: what their reader does not find, the owner can show. */
const FLAT: ReadonlySet<string> = new Set<ImportSource>([
  'lubelogger',
  'drivvo',
  'fuelio',
  'fuelly',
  'acar',
  'simplyAuto',
  'spritmonitor',
  'mygarage',
]);

/** More rows that fail alike are one sentence. */
const ALIKE = 5;

function commonReasons(unreadable: readonly Unreadable[]): Map<UnreadableReason, Unreadable[]> {
  const rows = unreadable.filter(({ row }) => row !== null);
  return new Map([...grouped(rows, ({ reason }) => reason)].filter(([, some]) => some.length > ALIKE));
}

type Props = {
  reading: ImportReading;
  /** Open questions may still turn skipped rows into records. */
  isAsking: boolean;
  counts: ImportCounts | null;
  isOfServer: boolean;
  /** Of a table whose columns the owner changes. */
  onColumns: (shape: string, mapping: Mapping) => void;
  /** Read the files by their columns, whatever app they are of. */
  onAsTable: () => void;
  /** What the records are read by. */
  children?: ReactNode;
};

export function ImportPreview({
  reading,
  isAsking,
  counts,
  isOfServer,
  onColumns,
  onAsTable,
  children,
}: Props) {
  const columns = useRef<HTMLDivElement>(null);
  const [isMapping, setMapping] = useState(false);
  const sure = reading.tables.filter(({ unsure }) => unsure.length === 0);
  const mayMap = reading.source !== 'table' && !isOfServer && FLAT.has(reading.source ?? '');
  const { t, language } = useWords();
  const number = (n: number) => formatNumber(n, language);
  const found = inFiles(reading);
  const cell = 'tabular py-2 pl-3 text-right';
  const notes = reading.records.filter(({ kind }) => kind === 'note').length;
  return (
    <Section title={t('Preview')} className="gap-4">
      {reading.records.length === 0 && isAsking && (
        <p className="text-muted text-sm">{t('No records yet. Please answer the questions above.')}</p>
      )}
      {reading.records.length === 0 && !isAsking && <NoRecords reading={reading} isOfServer={isOfServer} />}
      {reading.records.length > 0 && (
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
          {t('Notes that become repairs of the kind "Other", without a cost: {n}', { n: number(notes) })}
        </p>
      )}
      <ColumnsApart reading={reading} />
      {reading.records.length > 0 && children}
      {reading.records.length > 0 && <ImportSummary reading={reading} />}
      <ImportDoubts
        reading={reading}
        onColumns={
          sure.length > 0
            ? () => {
                setMapping(true);
                columns.current?.scrollIntoView({ block: 'start' });
              }
            : mayMap
              ? onAsTable
              : null
        }
      />
      {sure.length > 0 && (
        <div ref={columns} className="flex flex-wrap gap-2">
          <Disclosure key={String(isMapping)} label={t('What is in which column?')} isOpen={isMapping}>
            {() => (
              <div className="flex flex-col gap-6">
                {sure.map((table) => (
                  <TableColumns
                    key={table.shape}
                    table={table}
                    onChoose={(mapping) => onColumns(table.shape, mapping)}
                  />
                ))}
              </div>
            )}
          </Disclosure>
        </div>
      )}
      <LeftOut reading={reading} onAsTable={mayMap ? onAsTable : null} />
    </Section>
  );
}

function LeftOut({ reading, onAsTable }: Pick<Props, 'reading'> & { onAsTable: (() => void) | null }) {
  const { unreadable, skipped, flagged, records } = reading;
  const words = useWords();
  const { t, format, language } = words;
  const [left = [], filled = []] = [true, false].map((isLeft) =>
    skipped.filter(({ reason }) => isLeftOut(reason) === isLeft),
  );
  const isMany = new Set(unreadable.map(({ file }) => file)).size > 1;
  const place = (file: string, row: number | null) => {
    const name = row === null ? t('Whole file') : t('Row {row}', { row });
    return isMany || row === null ? `${file}: ${name}` : name;
  };
  const common = commonReasons(unreadable);
  const single = unreadable.filter(({ reason }) => !common.has(reason));
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {unreadable.length > 0 && (
        <Disclosure label={t('Unreadable')} count={unreadable.length}>
          <ul className="flex flex-col gap-2 text-sm">
            {[...common].map(([reason, [first, ...more]]) => (
              <li key={reason} className="break-words">
                <span className="font-medium">
                  {t('Rows unreadable for the same reason: {n}', {
                    n: formatNumber(more.length + 1, language),
                  })}
                </span>
                : {format(unreadableMessage(first!))}
                <span className="text-muted block">
                  {place(first!.file, first!.row)}
                  {first!.cells && `: ${first!.cells.slice(0, 8).join(' · ')}`}
                </span>
              </li>
            ))}
            {single.slice(0, LISTED).map((one, at) => (
              <li key={`${one.file} ${one.row} ${at}`} className="break-words">
                <span className="font-medium">{place(one.file, one.row)}</span>:{' '}
                {format(unreadableMessage(one))}
                {one.cells && <span className="text-muted block">{one.cells.slice(0, 8).join(' · ')}</span>}
              </li>
            ))}
          </ul>
          <More all={single.length} />
        </Disclosure>
      )}
      {onAsTable && unreadable.length > records.length && (
        <Alert title={t('Most of the rows could not be read.')}>
          <Button variant="secondary" size="small" className="mt-3" onClick={onAsTable}>
            {t('Choose the columns yourself')}
          </Button>
        </Alert>
      )}
      <Counted label={t('Left out')} counted={left} />
      <Counted label={t('Added while the file was being read')} counted={filled} />
      {flagged.length > 0 && (
        <Disclosure label={t('Conflicting odometer readings')} count={flagged.length}>
          <p className="mb-2 text-sm">
            {t('These readings contradict the others. They will be imported and can be corrected afterward.')}
          </p>
          <ul className="tabular flex flex-col gap-1 text-sm">
            {flagged.slice(0, LISTED).map(({ file, row, car, date, km }) => (
              <li key={`${file} ${row}`}>
                {`${formatDay(date, language)}: ${formatDistance(km, wordsOfCar(words, reading, car))} (${place(file, row)})`}
              </li>
            ))}
          </ul>
          <More all={flagged.length} />
        </Disclosure>
      )}
    </div>
  );
}

function Counted({ label, counted }: { label: string; counted: ImportReading['skipped'] }) {
  const { t, language } = useWords();
  if (counted.length === 0) return null;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  return (
    <Disclosure label={label} count={all}>
      <ul className="flex flex-col gap-2 text-sm">
        {counted.map(({ reason, count }) => (
          <li key={reason}>
            {t(skippedPhrases[reason])}: <span className="tabular">{formatNumber(count, language)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function More({ all }: { all: number }) {
  const { t, language } = useWords();
  if (all <= LISTED) return null;
  return (
    <p className="text-muted mt-2 text-sm">
      {t('And {n} more', { n: formatNumber(all - LISTED, language) })}
    </p>
  );
}
