import { useState } from 'react';
import type { Issue } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Props = { issue: Issue; busy: boolean; onSave: (notes: string) => Promise<boolean> };

export function IssueNotes({ issue, busy, onSave }: Props) {
  const { t } = useWords();
  // null: nothing typed, the field shows what is saved, also when that changes elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave((typed ?? issue.notes).trim()).then((saved) => saved && setTyped(null));
      }}
    >
      <TextArea
        label={t('Notes')}
        value={typed ?? issue.notes}
        maxLength={limits.longText}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="self-end"
        busy={busy}
        disabled={typed === null || typed.trim() === issue.notes}
      >
        {t('Save Notes')}
      </Button>
    </form>
  );
}
