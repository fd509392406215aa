import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from './classes.ts';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  note?: string | undefined;
};

/** Number of typed characters and the maximum. */
type Count = { length: number; max: number };

export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldTexts & {
  count?: Count | null | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, hint, error, note, count, id: given, className, children }: Props) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, count && `${id}-count`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label} {note && <span className="text-muted inline-block font-normal">{note}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {/* Below, so that the inputs of one row stand side by side whatever is said of one. */}
      {described && (
        <div className="flex flex-col gap-1">
          {hint && (
            <p id={`${id}-hint`} className="text-muted text-sm">
              {hint}
            </p>
          )}
          {count && <FieldCount id={`${id}-count`} count={count} />}
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
    </div>
  );
}

/** Share of the maximum from which a counter is shown, because browsers silently cut the rest. */
const COUNTED_FROM = 0.8;

export function countOf(value: unknown, max: number | undefined): Count | null {
  if (typeof value !== 'string' || max === undefined || max < limits.shortText) return null;
  return value.length < max * COUNTED_FROM ? null : { length: value.length, max };
}

export function FieldCount({ id, count: { length, max } }: { id: string; count: Count }) {
  const { t } = useWords();
  return (
    <p id={id} role="status" className="text-muted tabular text-sm">
      {t(
        length === max ? '{n} of {max} characters. You have reached the limit.' : '{n} of {max} characters',
        {
          n: length,
          max,
        },
      )}
    </p>
  );
}

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={id} className="text-danger flex items-start gap-1.5 text-sm">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  ) : null;

export const controlClasses =
  'border-line-strong bg-surface text-text min-h-12 w-full min-w-0 rounded-card border px-3.5 py-2.5 text-base transition-colors duration-150 ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-55';
