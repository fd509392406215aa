import { activeRecordFilters, noRecordFilters, type RecordFilters } from '#domain/repairs/record-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { filters: RecordFilters; shops: readonly string[]; onChange: (filters: RecordFilters) => void };

export function RecordFilterFields({ filters, shops, onChange }: Props) {
  const { t } = useWords();
  const change = (to: Partial<RecordFilters>) => onChange({ ...filters, ...to });
  const field = (name: 'costFrom' | 'costTo' | 'dateFrom' | 'dateTo') => ({
    value: filters[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const amount = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;
  return (
    <div className="flex flex-col gap-4">
      <FieldPairs>
        <TextField label={t('Cost from')} {...amount} {...field('costFrom')} />
        <TextField label={t('Cost to')} {...amount} {...field('costTo')} />
        <TextField label={t('Date from')} type="date" {...field('dateFrom')} />
        <TextField label={t('Date to')} type="date" {...field('dateTo')} />
      </FieldPairs>
      {shops.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-sm font-medium">{t('Repair shop')}</legend>
          <div className="border-line mt-1.5 max-h-32 overflow-y-auto rounded-card border px-3">
            {shops.map((shop) => (
              <Checkbox
                key={shop}
                label={shop}
                checked={filters.shops.includes(shop)}
                onChange={(event) =>
                  change({
                    shops: event.target.checked
                      ? [...filters.shops, shop]
                      : filters.shops.filter((one) => one !== shop),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {activeRecordFilters(filters) > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange(noRecordFilters)}>
          {t('Clear Filters')}
        </Button>
      )}
    </div>
  );
}
