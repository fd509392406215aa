import { useWords } from '#web/platform/language/language.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** A link that is shown once. */
export function MadeLink({ path, hint }: { path: string; hint: string }) {
  const { t } = useWords();
  const address = location.origin + path;
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        ref={focusOnMount}
        readOnly
        label={t('Link')}
        hint={hint}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={address} label={t('Copy link')} doneLabel={t('Link copied')} />
    </div>
  );
}
