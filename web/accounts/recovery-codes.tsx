import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Shown only once: the server stores them so that they cannot be read back. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('Recovery codes')}</h3>
      <p className="text-muted">
        {t('Keep these codes in a safe place. Each works once if you lose your phone.')}
      </p>
      <ul className="bg-sunken grid grid-cols-2 gap-x-4 gap-y-2 rounded-card p-4 font-mono text-sm select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('Copy the codes')} doneLabel={t('Codes copied')} />
      <Button wide onClick={onDone}>
        {t("I've saved the codes")}
      </Button>
    </div>
  );
}
