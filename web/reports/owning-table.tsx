import { formatMoney } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import { paidKindNames } from '#domain/reports/paid-kind-names.ts';
import type { Amounts, CurrencyCosts } from '#domain/reports/owning-rules.ts';
import { perDistance, perDistanceLabel, type CarWords } from '#domain/units/words.ts';
import { MoneyTable } from './money-table.tsx';

export const UNKNOWN = '–';

/** '–' for unknown amounts. */
export function amountTexts({ minor, perMonth, perKm }: Amounts, currency: string, words: CarWords) {
  const { language } = words;
  const money = (some: number) => formatMoney({ minor: some, currency }, language);
  return {
    total: money(minor),
    perMonth: perMonth === null ? UNKNOWN : money(perMonth),
    perDistance:
      perKm === null ? UNKNOWN : formatUnitPrice({ minor: perDistance(perKm, words), currency }, language),
  };
}

export function CurrencyTable({ costs, words }: { costs: CurrencyCosts; words: CarWords }) {
  const { t, language, units } = words;
  const { currency, kinds, running, purchase, sale, whole } = costs;
  const money = (minor: number) => formatMoney({ minor, currency }, language);
  const rowOf = (key: string, name: string, amounts: Amounts) => {
    const { total, perMonth, perDistance: each } = amountTexts(amounts, currency, words);
    return { key, name, cells: [total, perMonth, each] };
  };
  const priceRow = (key: string, name: string, minor: number | null) =>
    minor === null ? [] : [{ key, name, cells: [money(minor), '', ''] }];
  return (
    <div>
      <p className="text-muted text-sm">{t('Total cost of ownership')}</p>
      <p className="tabular text-xl font-semibold">{money(whole)}</p>
      <MoneyTable
        caption={`${t('Total cost of ownership')}, ${currency}`}
        heading={t('Kind')}
        columns={[t('Total'), t('Per month'), t(perDistanceLabel[units.distanceUnit])]}
        rows={[
          ...kinds.map((one) => rowOf(one.kind, t(paidKindNames[one.kind]), one)),
          ...(kinds.length > 0 ? [{ ...rowOf('running', t('Running costs'), running), isSum: true }] : []),
          ...priceRow('purchase', t('Purchase price'), purchase),
          ...priceRow('sale', t('Sale price'), sale === null ? null : -sale),
        ]}
      />
    </div>
  );
}
