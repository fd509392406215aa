import { MessageSquareReply, Trash2, Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { quoteText, signatureOf } from '#domain/issues/reply-text.ts';
import { issueTitle } from '#domain/issues/title-rules.ts';
import type { Issue, Reply } from '#domain/issues/schema.ts';
import { formatMoneyField } from '#domain/language/typed-numbers.ts';
import { formatMoment } from '#domain/language/format.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { RepairFormValues } from '#domain/repairs/form-values.ts';
import { href } from '#web/platform/hrefs.ts';
import { removeWithUndo, undoAction } from '#web/platform/forms/use-removal.ts';
import { useLocation } from '#web/platform/router/router.tsx';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OwnerReply } from './owner-reply.tsx';

/** What mechanics answered through a link. */
export function ReplyList({ issue }: { issue: Issue }) {
  const { t } = useWords();
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(issue.replies.length);
  // The heading takes the focus after the last one was deleted.
  const [hadSome, setHadSome] = useState(false);
  if (issue.replies.length > 0 && !hadSome) setHadSome(true);
  if (issue.replies.length === 0 && !hadSome) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('Answers')}
      </h2>
      {issue.replies.length === 0 && <p className="text-muted mt-2">{t('No answers')}</p>}
      <ul className="mt-2 flex flex-col gap-3">
        {issue.replies.map((reply) => (
          <Answer key={reply.id} issue={issue} reply={reply} />
        ))}
      </ul>
    </section>
  );
}

function Answer({ issue, reply }: { issue: Issue; reply: Reply }) {
  const words = useWords();
  const { t, language } = words;
  const name = signatureOf(reply);
  const quote = quoteText(reply, words);
  const remove = async () => {
    try {
      const key = { carId: issue.carId, issueId: issue.id, replyId: reply.id };
      const undo = await removeWithUndo('replies.delete', key);
      showToast({ title: t('Answer deleted'), ...undoAction(t, undo) });
    } catch (error) {
      console.warn('The answer could not be deleted', error);
      showError(t);
    }
  };
  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
  const place = useLocation();
  const isMeant = (place.state as { replyId?: string } | null)?.replyId === reply.id;
  const item = useRef<HTMLLIElement>(null);
  // Tapped again in the same place, it leads here again.
  useEffect(() => {
    if (isMeant) item.current?.focus();
  }, [isMeant, place]);
  return (
    <li ref={item} tabIndex={-1} className="scroll-my-20">
      <Card className="bg-accent-soft!">
        <div className="flex items-start gap-3">
          <MessageSquareReply {...icon} className="text-accent mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 grow">
            <h3 className="font-semibold break-words">{t('Answer from {name}', { name })}</h3>
            <p className="text-muted tabular text-sm">{formatMoment(reply.createdAt, language)}</p>
          </div>
          <IconButton
            label={t('Delete the answer from {name}', { name })}
            icon={<Trash2 {...icon} className="text-muted size-4.5" />}
            className="-mt-2 -mr-2"
            onClick={() => void remove()}
          />
        </div>
        {reply.text && <p className="mt-2 break-words whitespace-pre-line">{reply.text}</p>}
        {quote && <p className="tabular mt-2 font-semibold">{quote}</p>}
        {reply.included && <p className="text-muted break-words whitespace-pre-line">{reply.included}</p>}
        <OwnerReply issue={issue} reply={reply} />
        {quote && issue.status !== 'resolved' && issue.resolvedBy === null && (
          <ButtonLink
            variant="secondary"
            size="small"
            className="mt-3"
            to={href('logRepair', { carId: issue.carId })}
            state={{ begun: begunBy(issue, reply, language), quote: reply.id }}
            icon={<Wrench {...icon} className="size-4" />}
          >
            {t('Done: record the repair')}
          </ButtonLink>
        )}
      </Card>
    </li>
  );
}

/** The repair that was quoted. */
function begunBy(
  { id, title }: Issue,
  { cost, currency, included, text, mechanicName, garageName }: Reply,
  language: 'en' | 'lv',
): Partial<RepairFormValues> {
  return {
    title: issueTitle(included || text) || title,
    description: included || text,
    ...(cost !== null && {
      cost: formatMoneyField({ minor: toMinor(cost, currency), currency }, language),
      currency,
    }),
    mechanicName,
    garageName: garageName ?? '',
    links: { [id]: 'resolved' },
  };
}
