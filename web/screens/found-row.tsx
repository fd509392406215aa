import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import { recordName } from '#domain/search/record-name.ts';
import type { SearchRecord } from '#domain/search/schema.ts';
import { METRIC } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import { IssueStatusBadge } from '#web/issues/issue-status.tsx';
import { OpenAdvice } from '#web/issues/open-advice.tsx';
import { recordLink } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Marked } from '#web/search/marked.tsx';
import { resultMark } from '#web/search/result-keys.ts';
import { ListRow } from '#web/ui/list-row.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { RecordIcon } from './record-icon.tsx';

type Props = { record: SearchRecord; car: Car | undefined; words: readonly string[] };

export function FoundRow({ record, car, words }: Props) {
  const carWords = withUnits(useWords(), car ?? METRIC);
  const { language } = carWords;
  const { id, kind, day, place, excerpt } = record;
  const facts = [car && carName(car), day && formatDay(day, language), place].filter(Boolean).join(' · ');
  return (
    <li {...resultMark} className="border-line border-b last:border-b-0">
      <ListRow
        {...recordLink(record)}
        title={
          <span className="wrap-anywhere">
            <Marked text={recordName(record, carWords)} words={words} />
          </span>
        }
        text={
          <span className="tabular flex flex-col items-start gap-1 wrap-anywhere">
            <span>
              <Marked text={facts} words={words} />
            </span>
            {excerpt && (
              <span>
                <Marked text={excerpt} words={words} />
              </span>
            )}
            {kind === 'issue' && (
              <span className="flex flex-wrap items-center gap-2">
                <OpenAdvice status={record.status} advice={record.advice} />
                <IssueStatusBadge status={record.status} />
              </span>
            )}
            {'cost' in record && record.cost !== null && (
              <span className="text-text font-semibold">{costText(record, language)}</span>
            )}
            <PendingBadge id={id} />
          </span>
        }
        leading={<RecordIcon record={record} />}
      />
    </li>
  );
}
