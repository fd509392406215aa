import { Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { type ChatFile, takeAttachments } from '#domain/assistant/chat-rules.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Car } from '#domain/cars/schema.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { Chat } from '#web/assistant/chat.tsx';
import { Composer } from '#web/assistant/composer.tsx';
import { preloadDesk } from '#web/assistant/offline-answer.ts';
import { ProposalCard } from '#web/assistant/proposal-card.tsx';
import { ReadAloud } from '#web/assistant/read-aloud.tsx';
import { Suggestions } from '#web/assistant/suggestions.tsx';
import { useClearThread } from '#web/assistant/thread.ts';
import { useChat } from '#web/assistant/use-chat.ts';
import { FileTiles } from '#web/media/file-tiles.tsx';
import { MediaGallery } from '#web/media/media-gallery.tsx';
import { kindOf } from '#web/media/prepare-file.ts';
import { useUploads } from '#web/media/use-uploads.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Page } from '#web/ui/page.tsx';
import { AfterMoment, Skeleton } from '#web/ui/skeleton.tsx';
import { useProposals } from './use-proposals.ts';

type Props = { car: Car; currency: string; switcher: ReactNode };

/** The chat of one car (D89); another car is another chat. */
export function AssistantChat({ car, currency, switcher }: Props) {
  const { t } = useWords();
  const chat = useChat(car, currency);
  const { draft, dispatch, thread } = chat;
  const [notice, setNotice] = useState<'tooMany' | 'unsupported' | null>(null);
  const [sending, setSending] = useState(false);
  const uploads = useUploads('issue', car.id, ({ id, url }) => dispatch({ type: 'fileStored', id, url }));
  const confirm = useProposals(car.id, currency, (id) => dispatch({ type: 'carriedOut', id }));

  // Once something is typed the records' own answers are at hand, should the network go (D5).
  const begun = draft.content !== '';
  useEffect(() => {
    if (begun) preloadDesk();
  }, [begun]);

  const take = (chosen: File[]) => {
    const pictures = chosen.filter((file) => kindOf(file) === 'picture');
    const { taken, refused } = takeAttachments(draft.files.length, pictures);
    setNotice(refused ? 'tooMany' : pictures.length < chosen.length ? 'unsupported' : null);
    const files = taken.map((file) => ({ file, entry: { id: newId(), name: file.name, url: null } }));
    dispatch({ type: 'filesTaken', files: files.map(({ entry }) => entry) });
    for (const { file, entry } of files) uploads.add(entry.id, file);
  };
  const send = async () => {
    setSending(true);
    const arrived = await whereTheyAre(draft.files, uploads);
    setSending(false);
    if (!arrived) {
      return notify({
        title: t('Upload failed'),
        description: t('Some files could not be uploaded. Retry or remove them.'),
        destructive: true,
      });
    }
    setNotice(null);
    chat.ask({ id: newId(), content: draft.content.trim(), files: arrived });
    for (const { id } of arrived) uploads.remove(id);
  };
  const extras = (message: ChatMessage) => (
    <>
      {message.pictures.length > 0 && (
        <div className="w-60 self-end">
          <MediaGallery images={message.pictures.map(({ url }) => url)} videos={[]} />
        </div>
      )}
      {message.proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          carId={car.id}
          proposal={proposal}
          currency={currency}
          isDone={draft.carriedOut.includes(proposal.id)}
          onConfirm={(one) => confirm(one, message.createdAt)}
        />
      ))}
    </>
  );

  return (
    <Page
      title={t('Car assistant')}
      back={{ to: href('start'), label: t('Back') }}
      actions={chat.messages.length > 0 && !chat.answering && <ClearChat car={car} onCleared={chat.forget} />}
      hideNavigation
      double
    >
      <div className="rail:grid rail:grow rail:grid-cols-[18rem_1fr] rail:gap-8 flex min-h-[calc(100dvh-4rem-env(safe-area-inset-top))] flex-col gap-4">
        <div className="rail:sticky rail:top-20 rail:self-start flex flex-col gap-4">
          {switcher}
          {chat.banner && <Alert tone="info">{t(chat.banner)}</Alert>}
        </div>
        <section className="flex min-w-0 grow flex-col">
          <div className="grow pb-4">
            {thread.data || chat.messages.length > 0 ? (
              chat.messages.length > 0 ? (
                <Chat {...chat} extras={extras} onRetry={chat.retry} />
              ) : (
                <Suggestions
                  carId={car.id}
                  onAsk={(content) => chat.ask({ id: newId(), content, files: [] })}
                />
              )
            ) : thread.isError ? (
              <LoadFailed
                text={t('Could not load the data. Please try again.')}
                retryLabel={t('Retry')}
                onRetry={() => void thread.refetch()}
              />
            ) : (
              <AfterMoment label={t('Loading...')}>
                <Skeleton className="ml-auto h-12 w-2/3" />
                <Skeleton className="mt-4 h-32 w-5/6" />
              </AfterMoment>
            )}
          </div>
          <ReadAloud exchange={chat.exchange} />
          <div className="bg-background sticky bottom-0 -mx-4 -mb-8 px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <Composer
              draft={draft}
              answering={chat.answering}
              busy={sending}
              attachments={
                <>
                  {notice && (
                    <Alert>
                      {notice === 'tooMany'
                        ? t('You can attach up to 3 files.')
                        : t('This file type is not supported')}
                    </Alert>
                  )}
                  <FileTiles
                    files={draft.files.map((file) => ({ ...file, kind: 'picture' }))}
                    transfers={uploads.transfers}
                    canRetry={uploads.canRetry}
                    onRetry={uploads.retry}
                    onRemove={(id) => {
                      uploads.remove(id);
                      setNotice(null);
                      dispatch({ type: 'fileRemoved', id });
                    }}
                  />
                </>
              }
              onWrite={(content) => dispatch({ type: 'written', content })}
              onFiles={take}
              onSend={() => void send()}
              onStop={chat.stop}
            />
          </div>
        </section>
      </div>
    </Page>
  );
}

/** The files with their places on the server, once all are there; null when one could not be sent. */
async function whereTheyAre(
  files: readonly ChatFile[],
  uploads: ReturnType<typeof useUploads>,
): Promise<ChatFile[] | null> {
  await uploads.whenDone();
  if (!files.every(({ id, url }) => url !== null || uploads.hasArrived(id))) return null;
  return files.map((file) => ({ ...file, url: file.url ?? mediaUrl(file.id, 'jpg') }));
}

function ClearChat({ car, onCleared }: { car: Car; onCleared: () => void }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const clear = useClearThread(car.id);
  const confirm = () =>
    clear.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        onCleared();
        notify({ title: t('Chat cleared') });
      },
      onError: (error) => {
        console.warn('The chat could not be cleared', error);
        notify({ title: t('Could not save. Please try again.'), destructive: true });
      },
    });
  return (
    <>
      <IconButton
        label={t('Clear chat')}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={t('Delete the whole chat for this car?')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={clear.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
