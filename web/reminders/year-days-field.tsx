import { Plus, X } from 'lucide-react';
import { monthName } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';

type Props = { days: readonly string[]; onChange: (days: string[]) => void };

const DAYS = 12;
const two = (number: number) => String(number).padStart(2, '0');
/** February 29 does not exist in every year. */
const daysIn = (month: string) => new Date(Date.UTC(2025, Number(month), 0)).getUTCDate();
const options = (count: number, label: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ value: two(at + 1), label: label(at + 1) }));

export function YearDaysField({ days, onChange }: Props) {
  const { t, language } = useWords();
  const set = (at: number, month: string, day: string) =>
    onChange(days.with(at, `${month}-${two(Math.min(Number(day), daysIn(month)))}`));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t('Fixed days of the year')}</legend>
      {days.map((one, at) => {
        const [month = '01', day = '01'] = one.split('-');
        return (
          <div key={at} className="flex items-end gap-3">
            <Select
              className="grow"
              label={t('Month')}
              value={month}
              options={options(12, (number) => monthName(two(number), 'long', language))}
              onChange={({ target }) => set(at, target.value, day)}
            />
            <Select
              className="w-24"
              label={t('Day')}
              value={day}
              options={options(daysIn(month), String)}
              onChange={({ target }) => set(at, month, target.value)}
            />
            <IconButton
              label={t('Remove day {n}', { n: at + 1 })}
              icon={<X aria-hidden="true" strokeWidth={1.75} className="size-5" />}
              onClick={() => onChange(days.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      {days.length < DAYS && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...days, '12-01'])}
        >
          {t('Add a day')}
        </Button>
      )}
    </fieldset>
  );
}
