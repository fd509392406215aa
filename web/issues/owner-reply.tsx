import { Pencil, Reply as ReplyIcon } from 'lucide-react';
import { signatureOf } from '#domain/issues/reply-text.ts';
import { isOpen } from '#domain/issues/rules.ts';
import type { Issue, Reply } from '#domain/issues/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { TextEditForm } from './text-edit-form.tsx';
import { useReplyEdit } from './use-issue-edit.ts';
import { useTextEdit } from './use-text-edit.ts';

/** What the owner says to an answer. */
export function OwnerReply({ issue, reply }: { issue: Issue; reply: Reply }) {
  const { t } = useWords();
  const { ownerReply } = reply;
  const { save, busy, conflict } = useReplyEdit(issue, reply);
  const typed = useTextEdit(reply, 'ownerReply', (text, before) =>
    save({ ownerReply: text }, text === '' ? 'Reply removed' : 'Reply saved', before),
  );
  const opener = useReturnFocusToOpener<HTMLButtonElement>(typed.text !== null);
  const Icon = ownerReply ? Pencil : ReplyIcon;
  return (
    <div className="mt-3">
      {typed.text === null ? (
        <>
          {ownerReply && (
            <div className="border-accent border-l-2 pl-3">
              <h4 className="text-muted text-sm">{t('Your reply')}</h4>
              <p className="break-words whitespace-pre-line">{ownerReply}</p>
            </div>
          )}
          {(ownerReply || isOpen(issue.status)) && (
            <Button
              ref={opener}
              variant="quiet"
              size="small"
              className="-ml-4"
              icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />}
              onClick={() => typed.type(ownerReply)}
            >
              {ownerReply ? t('Edit your reply') : t('Reply')}
              <span className="sr-only">: {signatureOf(reply)}</span>
            </Button>
          )}
        </>
      ) : (
        <TextEditForm
          label={t('Your reply')}
          hint={t('The mechanic reads it through the link that the answer came by, as long as that works.')}
          rows={3}
          typed={{ ...typed, text: typed.text }}
          busy={busy}
        />
      )}
      <ConflictDialog carId={issue.carId} conflict={conflict} procedure="replies.edit" />
    </div>
  );
}
