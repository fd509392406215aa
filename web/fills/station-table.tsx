import { consumptionText, fillUnitText, pricePerUnit } from '#domain/fills/fill-words.ts';
import type { FillSummary } from '#domain/fills/overview-schema.ts';
import { stationRows, type StationRow } from '#domain/fills/plot-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import type { CarWords } from '#domain/units/words.ts';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';

type Props = { summary: FillSummary; energy: Energy; currency: string; words: CarWords };

/** Table and plot in one: each number is above its bar. */
export function StationTable({ summary, energy, currency, words }: Props) {
  const { t, language } = words;
  const rows = stationRows(summary, energy, currency);
  if (rows.length === 0)
    return (
      <NotEnoughData>{t('Add station names to your fill-ups to compare the stations here.')}</NotEnoughData>
    );
  const price = (value: number) =>
    formatUnitPrice({ minor: pricePerUnit(energy, value, words), currency }, language);
  const most = (of: (row: StationRow) => number | null) => Math.max(...rows.map((row) => of(row) ?? 0));
  const [mostPrice, mostUse] = [most((row) => row.price), most((row) => row.per100)];
  const heading = 'py-1.5 pl-3 text-right font-medium';
  return (
    <div className="flex flex-col gap-3">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left font-medium">{t('Stations')}</caption>
        <thead>
          <tr className="border-line text-muted border-b align-bottom">
            <th scope="col" className="py-1.5 text-left font-medium">
              {t('Station')}
            </th>
            <th scope="col" className={heading}>
              {t('Price per {unit}', { unit: fillUnitText(energy, words) })}
            </th>
            <th scope="col" className={heading}>
              {t('Consumption')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.station} className="border-line border-b align-top last:border-0">
              <th scope="row" className="py-2 text-left font-normal break-words">
                {row.station}
                <span className="text-muted tabular block text-xs">
                  {`${t('Fill-ups')}: ${formatNumber(row.fills, language)}`}
                </span>
              </th>
              <Cell value={row.price} most={mostPrice} look={1} format={price} />
              <Cell
                value={row.per100}
                most={mostUse}
                look={0}
                format={(value) => consumptionText(energy, value, words)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">
        {t(
          'Consumption is what the car used after it was filled up or charged at the station. Stretches driven on fuel or power from several stations are left out.',
        )}
      </p>
    </div>
  );
}

type CellProps = { value: number | null; most: number; look: number; format: (value: number) => string };

const Cell = ({ value, most, look, format }: CellProps) => (
  <td className="tabular w-[30%] py-2 pl-3 text-right">
    {value === null ? '–' : format(value)}
    <span
      aria-hidden="true"
      className="mt-1 ml-auto block h-1.5 rounded-pill"
      style={{
        width: `${most === 0 ? 0 : ((value ?? 0) / most) * 100}%`,
        background: `var(--plot-${look + 1})`,
      }}
    />
  </td>
);
