import { Suspense, useState } from 'react';
import { ownerReplyText, quoteText, signatureOf } from '#domain/issues/reply-text.ts';
import type { Id } from '#domain/ids.ts';
import type { Reply } from '#domain/issues/schema.ts';
import { formatDay, formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { RecordedRepair } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { AddedRecord } from './mechanic-share-context.ts';
import { sentAs } from './sent-here.ts';
import type { Sent, WithdrawalProps } from './withdrawal.tsx';

const Withdrawal = lazyPart<WithdrawalProps>(
  () => import('./withdrawal.tsx').then((file) => file.Withdrawal),
  ({ onFailed }) => onFailed('Check your connection and try again.'),
);

type Props = {
  /** Null where nothing can be withdrawn. */
  token: string | null;
  onWithdrawn: (sent: Pick<Sent, 'id' | 'kind'>) => Promise<void>;
};
type Answers = { issueId: Id; replies: readonly Reply[] };
type Repairs = { recorded: readonly RecordedRepair[]; added: readonly AddedRecord[] };
export type SomeSent = Answers | Repairs;
export type SentRecordsProps = Props & SomeSent;

/** What was sent through this link. */
export const SentRecords = (props: SentRecordsProps) =>
  'replies' in props ? (
    props.replies.map((reply) => <SentAnswer key={reply.id} {...props} reply={reply} />)
  ) : (
    <Recorded {...props} />
  );

function SentAnswer({ reply, issueId, ...props }: Props & { reply: Reply; issueId: Id }) {
  const words = useWords();
  const { t, language } = words;
  const { id, text, cost, currency, included, mechanicName, garageName, createdAt } = reply;
  const price = { cost: cost === null ? '' : String(cost), currency, included };
  const values = { text, ...price, mechanicName, garageName: garageName ?? '' };
  const replied = ownerReplyText(reply, words);
  return (
    <div className="bg-accent-soft rounded-card mt-3 p-3 text-sm break-words whitespace-pre-line">
      <p className="text-muted">
        {t('Answer from {name}', { name: signatureOf(reply) })} · {formatMoment(createdAt, language)}
      </p>
      {text && <p>{text}</p>}
      {cost !== null && <p className="tabular font-semibold">{quoteText(reply, words)}</p>}
      {included && <p>{included}</p>}
      {replied && <p className="border-accent mt-2 border-l-2 pl-3">{replied}</p>}
      <Withdraw {...props} sent={{ kind: 'reply', id, draft: { form: `reply:${issueId}`, values } }} />
    </div>
  );
}

function Recorded({ recorded, added, ...props }: Props & Repairs) {
  const { t, language } = useWords();
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t('Already recorded')}</h2>
      <ul>
        {recorded.map(({ id, title, date, isOwn }) => {
          const values = added.find((one) => one.id === id)?.values;
          const draft = values ? { form: 'repair', values } : null;
          return (
            <li key={id} className="break-words">
              {title} <span className="text-muted tabular text-sm">{formatDay(date, language)}</span>
              {isOwn && <Withdraw {...props} name={title} sent={{ kind: 'repair', id, draft }} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Withdraw({ token, sent, name, onWithdrawn }: Props & { sent: Omit<Sent, 'sentAs'>; name?: string }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<Phrase | null>(null);
  const close = (why: Phrase | null = null) => {
    setAsking(false);
    setFailed(why);
  };
  const operation = sentAs(sent.id);
  if (!token || !operation) return null;
  return (
    <>
      {failed && <Alert className="mt-2">{t(failed)}</Alert>}
      <div className="flex flex-wrap items-center gap-x-2">
        <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAsking(true)}>
          {t('Withdraw')}
          {name && <span className="sr-only">: {name}</span>}
        </Button>
        <span className="text-muted text-sm">{t('Only this browser, which sent it, can do that.')}</span>
      </div>
      {asking && (
        <Suspense>
          <Withdrawal
            token={token}
            sent={{ ...sent, sentAs: operation }}
            onWithdrawn={() => onWithdrawn(sent)}
            onClose={close}
            onFailed={close}
          />
        </Suspense>
      )}
    </>
  );
}
