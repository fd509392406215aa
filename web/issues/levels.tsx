import { useState } from 'react';
import { levels, startingSeverity, startingUrgency, type Level } from '#domain/issues/rules.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';

const names: Record<Level, Phrase> = { low: 'Low', medium: 'Medium', high: 'High' };
const colours: Record<Level, string> = {
  low: 'has-checked:bg-resolved-soft has-checked:text-resolved',
  medium: 'has-checked:bg-progress-soft has-checked:text-progress',
  high: 'has-checked:bg-open-soft has-checked:text-open',
};

/** View state only: initialized from the status and never stored. */
export function Levels({ status }: { status: IssueStatus }) {
  const { t } = useWords();
  const [severity, setSeverity] = useState<Level | null>(null);
  const [urgency, setUrgency] = useState<Level | null>(null);
  return (
    <section className="flex flex-col gap-3">
      <div className="wide:grid-cols-2 grid gap-3">
        <LevelChoice
          label={t('Severity')}
          level={severity ?? startingSeverity(status)}
          onChange={setSeverity}
        />
        <LevelChoice label={t('Urgency')} level={urgency ?? startingUrgency(status)} onChange={setUrgency} />
      </div>
      <p className="text-muted text-sm">{t('Shown on this screen only, not saved')}</p>
    </section>
  );
}

function LevelChoice({
  label,
  level,
  onChange,
}: {
  label: string;
  level: Level;
  onChange: (level: Level) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="border-line-strong bg-surface grid grid-cols-3 rounded-pill border p-1">
        {levels.map((one) => (
          <label
            key={one}
            className={classes(
              'has-focus-visible:outline-focus grid min-h-10 place-items-center rounded-pill px-1 text-center text-sm font-medium has-checked:font-semibold has-focus-visible:outline-3',
              colours[one],
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={label}
              checked={one === level}
              onChange={() => onChange(one)}
            />
            {t(names[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
