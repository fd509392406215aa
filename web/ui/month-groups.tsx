import type { ReactNode } from 'react';
import { formatMonth } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { inMonths } from '#domain/months.ts';
import { Card } from './card.tsx';

type Props<Entry> = {
  /** Newest first. */
  entries: readonly Entry[];
  /** The entry above these: its month has its heading there. */
  before?: Entry | undefined;
  language: Language;
  heading: 'h2' | 'h3';
  children: (entries: readonly Entry[]) => ReactNode;
};

/** A list by months. */
export function MonthGroups<Entry extends { day: string }>(props: Props<Entry>) {
  const { entries, before, language, heading: Heading, children } = props;
  return (
    <ol>
      {inMonths(entries).map(({ month, entries: ofMonth }) => (
        <li key={month} className="pb-5">
          {month !== before?.day.slice(0, 7) && (
            <Heading className="text-muted mb-2 text-sm font-semibold first-letter:uppercase">
              {formatMonth(month, language)}
            </Heading>
          )}
          <Card className="p-0!">{children(ofMonth)}</Card>
        </li>
      ))}
    </ol>
  );
}
