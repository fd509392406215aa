import type { Issue } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useTextEdit, type SaveText } from './use-text-edit.ts';

type Props = { issue: Issue; busy: boolean; onSave: SaveText };

export function IssueNotes({ issue, busy, onSave }: Props) {
  const { t } = useWords();
  const typed = useTextEdit(issue, 'notes', onSave);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        typed.save();
      }}
    >
      <TextArea
        label={t('Notes')}
        value={typed.text ?? issue.notes}
        maxLength={limits.longText}
        onChange={(event) => typed.type(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="self-end"
        busy={busy}
        disabled={!typed.isChanged}
      >
        {t('Save Notes')}
      </Button>
    </form>
  );
}
