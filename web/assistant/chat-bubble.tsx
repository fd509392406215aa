import { CircleAlert, ClipboardList, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatRole } from '#domain/assistant/schema.ts';
import type { Bubble } from '#domain/assistant/thread-rules.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { Pill } from '#web/ui/pill.tsx';
import { Markdown } from './markdown.tsx';

const variants: Record<ChatRole, string> = {
  user: 'bg-accent text-on-accent self-end rounded-br-small max-w-[85%] whitespace-pre-wrap',
  assistant: 'bg-surface border-line shadow-card self-start rounded-bl-small border max-w-[92%]',
  fallback: 'bg-surface border-line-strong self-start rounded-bl-small border border-dashed max-w-[92%]',
  error: 'border-danger bg-danger-soft text-danger self-start rounded-bl-small border max-w-[92%] flex gap-2',
  system: 'text-muted self-center text-sm text-center flex items-start gap-2 py-1! max-w-[92%]',
};
const speakers: Record<ChatRole, Phrase> = {
  user: 'Your question',
  assistant: 'Answer',
  fallback: 'From your records',
  error: 'Error',
  system: 'Note',
};

type Props = {
  bubble: Bubble;
  /** Instead of the text of an answer. */
  body?: ReactNode;
  children?: ReactNode;
};

export function ChatBubble({ bubble, body, children }: Props) {
  const { t } = useWords();
  const { role } = bubble;
  const text = 'text' in bubble ? bubble.text : t(bubble.phrase);
  return (
    <li className="animate-appear flex flex-col gap-1" data-role={role}>
      <div className={classes('min-w-0 rounded-sheet px-4 py-2.5 [overflow-wrap:anywhere]', variants[role])}>
        {role === 'fallback' ? (
          <p className="mb-2">
            <Pill icon={<ClipboardList aria-hidden="true" strokeWidth={1.75} />}>
              {t('From your records')}
            </Pill>
          </p>
        ) : (
          <span className="sr-only">{t(speakers[role])}: </span>
        )}
        {role === 'error' && (
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        )}
        {role === 'system' && (
          <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        )}
        {role === 'assistant' || role === 'fallback' ? (
          (body ?? <Markdown text={text} />)
        ) : (
          <span>{text}</span>
        )}
      </div>
      {children}
    </li>
  );
}
