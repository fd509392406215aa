import { limits } from '#domain/limits.ts';
import { EditButtons } from '#web/ui/edit-buttons.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { useTextEdit } from './use-text-edit.ts';

type Props = {
  label: string;
  hint?: string;
  rows: number;
  typed: Pick<ReturnType<typeof useTextEdit>, 'type' | 'drop' | 'save'> & { text: string };
  busy: boolean;
};

/** In the place of the text that it edits. */
export function TextEditForm({ typed, busy, ...field }: Props) {
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        typed.save();
      }}
    >
      <TextArea
        ref={focusOnMount}
        {...field}
        maxLength={limits.longText}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
      />
      <EditButtons busy={busy} onCancel={typed.drop} />
    </form>
  );
}
