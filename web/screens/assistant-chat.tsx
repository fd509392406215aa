import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Understood } from '#domain/assistant/ask/understood.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { Answer } from '#web/assistant/answer.tsx';
import { Banner } from '#web/assistant/banner.tsx';
import { Chat } from '#web/assistant/chat.tsx';
import { ClearChat } from '#web/assistant/clear-chat.tsx';
import { Composer } from '#web/assistant/composer.tsx';
import { preloadOfflineAssistant } from '#web/assistant/offline-answer.ts';
import { ProposalCard } from '#web/assistant/proposal-card.tsx';
import { ReadAloud } from '#web/assistant/read-aloud.tsx';
import { Suggestions } from '#web/assistant/suggestions.tsx';
import { useChat } from '#web/assistant/use-chat.ts';
import { useRail } from '#web/ui/use-rail.ts';
import { MediaGallery } from '#web/media/media-gallery.tsx';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { ModelLine } from '#web/ui/model-line.tsx';
import { usePictureConsent } from '#web/settings/use-picture-consent.tsx';
import { LoadState } from '#web/ui/load-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AskedMileage } from './asked-mileage.tsx';
import { useAttachments } from './use-attachments.tsx';
import { useProposals } from './use-proposals.ts';

type Props = { car: Car; switcher: ReactNode };

/** Each car has a chat of its own. */
export function AssistantChat({ car, switcher }: Props) {
  const { t } = useWords();
  const currency = useCarCurrency(car.id);
  const hasRail = useRail();
  const chat = useChat(car);
  const { draft, dispatch, thread } = chat;
  const attachments = useAttachments(car.id, draft, dispatch);
  const consent = usePictureConsent();
  const [begunByTap, setBegunByTap] = useState(false);
  const [told, setTold] = useState<{ id: string; text: string } | null>(null);
  const answerId = chat.exchange?.answer?.id;
  const onTold = useCallback((text: string) => answerId && setTold({ id: answerId, text }), [answerId]);
  const confirm = useProposals(car.id, currency, (id) => dispatch({ type: 'carriedOut', id }));

  // Preload the offline answers as soon as the user types.
  const begun = draft.content !== '';
  useEffect(() => {
    if (begun) preloadOfflineAssistant();
  }, [begun]);

  const send = async () => {
    const { content } = draft;
    const files = await attachments.whenSettled();
    if (!files) {
      return showToast({
        title: t('Upload failed'),
        description: t('Some files could not be uploaded. Retry or remove them.'),
        destructive: true,
      });
    }
    if (await consent.accept(files.length > 0)) chat.ask({ id: newId(), content: content.trim(), files });
  };
  const ask = (content: string, understood?: Understood) =>
    chat.ask({ id: newId(), content, files: [], ...(understood && { understood }) });
  const lastAnswer = chat.messages.findLast(({ role }) => role !== 'user');
  const card = (answer: ChatMessage) => {
    const question = chat.messages.find(({ id }) => id === answer.questionId);
    return (
      <Answer
        carId={car.id}
        answer={answer}
        question={question}
        isLast={answer === lastAnswer}
        onAsk={chat.answering ? null : ask}
        onTold={answer.id === answerId ? onTold : undefined}
      />
    );
  };
  const extras = (message: ChatMessage) => (
    <>
      {message.pictures.length > 0 && (
        <div className="self-end [&>ul]:flex [&>ul]:justify-end [&_li]:w-20">
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
      back={{ to: href('start'), label: t('Back'), always: true }}
      actions={chat.messages.length > 0 && !chat.answering && <ClearChat car={car} onCleared={chat.forget} />}
      // On a phone it would stand between thread and keyboard.
      hideNavigation={!hasRail}
      twoColumns
    >
      <div className="rail:grid rail:grow rail:grid-cols-[18rem_1fr] rail:gap-8 rail:-mb-16 -mb-8 flex min-h-[calc(100dvh-4rem-env(safe-area-inset-top))] flex-col gap-4">
        <div className="rail:sticky rail:top-20 rail:self-start flex flex-col gap-3">
          {switcher}
          <CarDanger
            car={car}
            className="max-rail:sticky [@media(height>=27rem)]:top-16 z-20 bg-background"
          />
          <AskedMileage car={car} />
        </div>
        <section className="flex min-w-0 grow flex-col">
          <div className="grow pb-4">
            {thread.data || chat.messages.length > 0 ? (
              chat.messages.length > 0 ? (
                <Chat {...chat} takesFocus={begunByTap} card={card} extras={extras} onRetry={chat.retry} />
              ) : (
                <Suggestions
                  carId={car.id}
                  onAsk={(content) => {
                    setBegunByTap(true);
                    ask(content);
                  }}
                />
              )
            ) : (
              <LoadState failed={thread.isError} onRetry={() => void thread.refetch()}>
                <Skeleton className="ml-auto h-12 w-2/3" />
                <Skeleton className="mt-4 h-32 w-5/6" />
              </LoadState>
            )}
          </div>
          <ReadAloud exchange={chat.exchange} told={told?.id === answerId ? (told?.text ?? null) : null} />
          <div className="bg-background sticky bottom-0 -mx-4 px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            {chat.banner && <Banner>{t(chat.banner)}</Banner>}
            <ModelLine />
            <Composer
              draft={draft}
              answering={chat.answering}
              busy={attachments.isSettling}
              attachments={attachments.tiles}
              onWrite={(content) => dispatch({ type: 'written', content })}
              onFiles={attachments.take}
              onSend={() => void send()}
              onStop={chat.stop}
            />
            {consent.dialog}
          </div>
        </section>
      </div>
    </Page>
  );
}
