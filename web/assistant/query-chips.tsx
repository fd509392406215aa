import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Chip, ChipSlot } from '#domain/assistant/ask/chips.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Sheet } from '#web/ui/sheet.tsx';

const slots: Record<ChipSlot, Phrase> = {
  measure: 'What is being asked',
  thing: 'Asked about',
  word: 'Containing the word',
  place: 'Repair shop or gas station',
  except: 'Not counted',
  car: 'Car',
  period: 'Period',
  amount: 'Amount of money',
  energy: 'Fuel type',
  fuel: 'Fuel and charging',
  state: 'Status',
  order: 'Order',
  by: 'Grouped by',
};

type Props = { chips: readonly Chip[]; onAsk: ((query: Query) => void) | null };

/** The parts of the question as it was understood; each opens what it could be instead, and asks that. */
export function QueryChips({ chips, onAsk }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState<Chip | null>(null);
  return (
    <>
      <ul aria-label={t('How the question was understood')} className="flex flex-wrap gap-2">
        {chips.map((chip, at) => (
          <li key={at} className="max-w-full">
            <button
              type="button"
              aria-haspopup="dialog"
              disabled={!onAsk || chip.choices.length < 2}
              onClick={() => setOpen(chip)}
              className="border-line-strong bg-surface enabled:hover:bg-sunken inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill border px-3.5 text-sm font-medium transition-colors duration-150"
            >
              <span className="sr-only">{t(slots[chip.slot])}: </span>
              <span className="inline-block min-w-0 truncate first-letter:uppercase">{chip.label}</span>
              {chip.choices.length > 1 && (
                <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? t(slots[open.slot]) : ''}
        closeLabel={t('Close')}
      >
        <ul>
          {open?.choices.map(({ label, query, isChosen }, at) => (
            <li key={at}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => {
                  setOpen(null);
                  if (!isChosen) onAsk?.(query);
                }}
                className="hover:bg-sunken flex min-h-12 w-full items-center gap-3 rounded-small px-2 text-left transition-colors duration-150"
              >
                <span className="block min-w-0 grow wrap-anywhere first-letter:uppercase">{label}</span>
                {isChosen && (
                  <Check aria-hidden="true" strokeWidth={2.25} className="text-accent size-5 shrink-0" />
                )}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
