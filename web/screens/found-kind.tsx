import { useGarage } from '#web/platform/records/use-garage.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { SearchGroup, SearchKind, SearchRecord } from '#domain/search/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { FoundRow } from './found-row.tsx';

const ROW_PIXELS = 92;
const kindNames: Record<SearchKind, Phrase> = {
  issue: 'Issues',
  repair: 'Repairs',
  fill: 'Fill-ups',
  document: 'Documents',
  reminder: 'Reminders',
};

type Props = {
  group: SearchGroup;
  text: string;
  words: readonly string[];
  /** Shows all results of this kind. */
  isWhole: boolean;
};

export function FoundKind({ group: { kind, count, records }, text, words, isWhole }: Props) {
  const { t } = useWords();
  return (
    <Section title={`${t(kindNames[kind])} (${count})`} className="p-0!">
      {isWhole ? (
        <LongList items={records} entryHeight={ROW_PIXELS}>
          {(drawn) => <Rows records={drawn} words={words} />}
        </LongList>
      ) : (
        <Rows records={records} words={words} />
      )}
      {!isWhole && count > records.length && (
        <ButtonLink
          variant="quiet"
          size="small"
          className="m-2 self-start"
          to={`${href('search')}?${new URLSearchParams({ q: text, kind })}`}
          aria-label={`${t('Show all {n}', { n: count })}: ${t(kindNames[kind])}`}
        >
          {t('Show all {n}', { n: count })}
        </ButtonLink>
      )}
    </Section>
  );
}

function Rows({ records, words }: { records: readonly SearchRecord[]; words: readonly string[] }) {
  const { data: garage } = useGarage();
  const cars = new Map((garage?.cars ?? []).map((car) => [car.id, car]));
  return (
    <ul>
      {records.map((record) => (
        <FoundRow key={record.id} record={record} car={cars.get(record.carId)} words={words} />
      ))}
    </ul>
  );
}
