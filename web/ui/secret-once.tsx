import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { CopyButton } from './copy-button.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  hint: string;
  copy: string;
  copied: string;
  value: string;
  /** Puts it away; without it, it stays as a part of what it was made in. */
  onDone?: () => void;
};

/** A secret that was just made and is not told again. */
export function SecretOnce({ label, hint, copy, copied, value, onDone }: Props) {
  const { t } = useWords();
  return (
    <div className={classes('flex flex-col gap-3', onDone && 'border-line rounded-card border p-4')}>
      <TextField
        ref={focusOnMount}
        readOnly
        label={label}
        hint={hint}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={value} label={copy} doneLabel={copied} />
        {onDone && (
          <Button variant="secondary" size="small" onClick={onDone}>
            {t('Done')}
          </Button>
        )}
      </div>
    </div>
  );
}
