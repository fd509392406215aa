import { useGarage } from '#web/platform/records/use-garage.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import type { SearchGroup, SearchKind, SearchRecord } from '#domain/search/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useServerSearch } from '#web/search/use-search.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ChunkContents, ChunkedList, type ChunkProps } from '#web/ui/chunked-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
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
  /** Shows all results of this kind, in pages. */
  isWhole: boolean;
  isOnDevice: boolean;
};

export function FoundKind({ group: { kind, count, records }, text, words, isWhole, isOnDevice }: Props) {
  const { t } = useWords();
  const pages = Math.ceil(count / limits.listChunk);
  const marks = Array.from({ length: pages - 1 }, (_none, at) => String((at + 1) * limits.listChunk));
  return (
    <Section title={`${t(kindNames[kind])} (${count})`} className="p-0!">
      {isWhole ? (
        <ChunkedList marks={{ count, marks }} height={limits.listChunk * ROW_PIXELS}>
          {(chunk) => {
            const from = Number(chunk.cursor ?? 0);
            const here = isOnDevice || from === 0 ? records.slice(from, from + limits.listChunk) : null;
            return here ? (
              <Rows records={here} words={words} />
            ) : (
              <FoundPage text={text} kind={kind} words={words} {...chunk} />
            );
          }}
        </ChunkedList>
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

type PageProps = ChunkProps & Pick<Props, 'text' | 'words'> & { kind: SearchKind };

function FoundPage({ text, kind, words, cursor, minHeight }: PageProps) {
  const page = useServerSearch(text, kind, Number(cursor));
  const records = page.isPlaceholderData ? undefined : page.data && (page.data.groups[0]?.records ?? []);
  return (
    <ChunkContents
      items={records}
      query={page}
      minHeight={minHeight}
      skeleton={<Skeleton className="h-64" />}
    >
      {(drawn) => <Rows records={drawn} words={words} />}
    </ChunkContents>
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
