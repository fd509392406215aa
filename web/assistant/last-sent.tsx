import { ChevronDown, MailX } from 'lucide-react';
import type { SentExchange } from '#domain/assistant/schema.ts';
import { formatMoment, formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadState } from '#web/ui/load-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const purposes: Record<SentExchange['purpose'], Phrase> = {
  analysis: 'First assessment of a problem',
  symptoms: 'Describing symptoms',
  assistant: 'Question for the assistant',
  speech: 'Transcribing a recording',
};
const speakers: Record<string, Phrase> = {
  system: 'Instructions',
  user: 'What you wrote',
  assistant: 'Answer',
  tool: 'Looked up in the records',
};

export function LastSent() {
  const { t } = useWords();
  const { data, isError, refetch } = useRead('assistant.lastSent');
  if (!data) {
    return (
      <LoadState failed={isError} onRetry={refetch}>
        <Skeleton className="h-24" />
        <Skeleton className="mt-4 h-48" />
      </LoadState>
    );
  }
  return data.exchange ? (
    <Exchange {...data.exchange} />
  ) : (
    <EmptyState
      icon={<MailX strokeWidth={1.5} />}
      title={t('None of your data has been sent to an AI model yet.')}
    />
  );
}

function Exchange({ purpose, model, host, sentAt, pictures, messages, tools }: SentExchange) {
  const { t, language } = useWords();
  const facts: [Phrase, string][] = [
    ['Sent', formatMoment(sentAt, language)],
    ['Model', model],
    ['Server', host],
    ['Purpose', t(purposes[purpose])],
    ['Pictures', formatNumber(pictures, language)],
    ...(tools.length > 0 ? ([['Tools', tools.join(', ')]] satisfies [Phrase, string][]) : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(name)}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="bg-accent-soft rounded-card px-3 py-2 text-sm">
        {t('Words in square brackets, such as [VIN], replace personal details that were removed.')}
      </p>
      <ol className="flex flex-col gap-3">
        {messages.map(({ role, text }, at) => (
          <li key={at}>
            <Message name={t(speakers[role] ?? 'Note')} text={text} isOpen={role === 'user'} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const Message = ({ name, text, isOpen }: { name: string; text: string; isOpen: boolean }) => (
  <details open={isOpen} className="group border-line rounded-card border">
    <summary className="hover:bg-sunken rounded-card flex min-h-11 cursor-pointer items-center justify-between gap-2 px-3 font-medium">
      {name}
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="text-muted size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <p className="border-line border-t px-3 py-2 text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
      {text}
    </p>
  </details>
);
