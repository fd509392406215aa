import type { ReactNode } from 'react';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import { breakdownRows } from '#domain/repairs/breakdown-rules.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { KeyMark } from '#web/ui/key-mark.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { MechanicMark } from './mechanic-mark.tsx';
import { KindIcon } from './repair-kinds.tsx';

type Props = { repair: Repair; words: CarWords; receipts: ReactNode; issues: ReactNode };

export function RepairDetails({ repair, words, receipts, issues }: Props) {
  const { t, language } = words;
  const facts = [
    [t('Cost'), costText(repair, language)],
    ...breakdownRows(repair, words),
    [t('Mileage'), repair.mileage === null ? '' : formatDistance(repair.mileage, words)],
    [t('Kind'), repair.kind === null ? '' : t(kindNames[repair.kind])],
    [t('Garage'), repair.garageName ?? ''],
    [t('Mechanic'), repair.mechanicName ?? ''],
  ] as const;
  const known = facts.filter(([, value]) => value !== '');
  return (
    <div className="flex flex-col gap-6">
      <header>
        <MechanicMark repair={repair} />
        <KeyMark name={repair.byKey} />
        <div className="flex items-start gap-3">
          <span className="mt-1">
            <KindIcon kind={repair.kind} />
          </span>
          <div className="min-w-0 grow">
            <h2 className="text-xl leading-snug font-semibold break-words">{repair.title}</h2>
            <p className="text-muted tabular mt-1 text-sm">{formatDay(repair.date, language)}</p>
            <PendingBadge id={repair.id} />
          </div>
        </div>
      </header>
      {known.length > 0 && (
        <FactList facts={known.map(([label, value]) => ({ label, value, isWide: false }))} />
      )}
      {repair.description && (
        <Section title={t('Description')}>
          <p className="break-words whitespace-pre-line">{repair.description}</p>
        </Section>
      )}
      {repair.receipts.length > 0 && <Section title={t('Receipts')}>{receipts}</Section>}
      {issues && <Section title={t('Linked problems')}>{issues}</Section>}
    </div>
  );
}
