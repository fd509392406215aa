import { Paperclip, SendHorizontal, Square } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { type ChatDraft, canSend, isTooLong } from '#domain/assistant/chat-draft-rules.ts';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, countOf, FieldCount, FieldError } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = {
  draft: ChatDraft;
  answering: boolean;
  busy: boolean;
  attachments: ReactNode;
  onWrite: (content: string) => void;
  onFiles: (files: File[]) => void;
  onSend: () => void;
  onStop: () => void;
};

/** Enter sends, Shift+Enter adds a line. */
export function Composer({ draft, answering, busy, attachments, onWrite, onFiles, onSend, onStop }: Props) {
  const { t } = useWords();
  const id = useId();
  const maySend = canSend(draft) && !answering && !busy;
  const count = countOf(draft.content.trim(), limits.longText);
  const isRefused = isTooLong(draft);
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition Enter selects a suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend) onSend();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) onSend();
      }}
    >
      {attachments}
      <div className="flex items-end gap-2">
        <AttachButton label={t('Attach file')} onFiles={onFiles} />
        <textarea
          aria-label={t('Ask about your car')}
          placeholder={t('Ask about your car')}
          rows={1}
          aria-invalid={isRefused || undefined}
          aria-describedby={count ? `${id}-count ${id}-error` : undefined}
          value={draft.content}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
          className={classes(controlClasses, 'field-sizing-content max-h-40 resize-none')}
        />
        {answering ? (
          <IconButton
            label={t('Stop answering')}
            className="border-line-strong size-12 border"
            icon={<Square aria-hidden="true" strokeWidth={2} className="size-5 fill-current" />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            type="submit"
            label={t('Send')}
            disabled={!maySend}
            className="bg-accent text-on-accent! hover:bg-accent-strong size-12"
            aria-busy={busy || undefined}
            icon={
              busy ? <Spinner /> : <SendHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
            }
          />
        )}
      </div>
      {count && <FieldCount id={`${id}-count`} count={count} />}
      <FieldError
        id={`${id}-error`}
        error={
          isRefused
            ? t('The text is too long. Maximum number of characters: {n}.', { n: limits.longText })
            : undefined
        }
      />
    </form>
  );
}

const AttachButton = ({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) => (
  <label
    title={label}
    className="hover:bg-sunken has-focus-visible:outline-focus relative grid size-12 shrink-0 place-items-center rounded-pill transition-colors duration-150 has-focus-visible:outline-3"
  >
    <input
      type="file"
      aria-label={label}
      accept="image/*"
      multiple
      className="sr-only"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Otherwise choosing the same file again fires no change event.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
    <Paperclip aria-hidden="true" strokeWidth={1.75} className="size-5" />
  </label>
);
