import Copy from 'lucide-react/icons/copy';
import { beginDraft } from '#web/platform/drafts/drafts.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { Button } from '#web/ui/button.tsx';

type Props<Values> = {
  /** Of the form of a new record, as is its address. */
  draftKey: string;
  to: string;
  values: () => Values;
};

/** Opens the form of a new record, filled in from the one that is shown. */
export function SameAgain<Values extends object>({ draftKey, to, values }: Props<Values>) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      wide
      className="mt-6"
      icon={<Copy aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      onClick={() => {
        beginDraft(draftKey, { id: newId(), seen: null, values: values(), carried: { from: null } });
        navigate(to);
      }}
    >
      {t('Same again')}
    </Button>
  );
}
