import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import type { Notice } from '#web/platform/notices.ts';

type Props = { notices: readonly Notice[]; label: string; closeLabel: string };

/** Longer words stay longer; a refusal stays until it could be read twice. */
const shownMs = ({ title, description = '', destructive, stays }: Notice) =>
  stays ? Infinity : (destructive ? 6_000 : 3_000) + (title.length + description.length) * 50;

/** The back button and the title stay within reach; the bottom is where a phone's keyboard comes up. */
const BELOW_HEADER = 'calc(env(safe-area-inset-top) + 4.25rem)';

export function Toaster({ notices, label, closeLabel }: Props) {
  const shown = useRef(0);
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) show(notice);
    shown.current = notices.length;
  }, [notices]);
  return (
    <Sonner
      containerAriaLabel={label}
      position="top-center"
      closeButton
      gap={8}
      offset={{ top: BELOW_HEADER }}
      mobileOffset={{ top: BELOW_HEADER, left: '1rem', right: '1rem' }}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: true,
        className: 'font-sans!',
        classNames: {
          toast:
            'bg-surface border-line shadow-sheet text-text flex w-full items-start gap-3 rounded-card border p-4 pr-12 text-sm wide:w-96',
          error: 'border-danger!',
          title: 'font-semibold text-base leading-snug',
          description: 'text-muted mt-0.5',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 grow',
          actionButton: 'text-accent min-h-11 shrink-0 rounded-pill px-3 font-semibold',
          closeButton:
            'absolute! top-1.5! right-1.5! left-auto! grid! size-9! place-items-center! rounded-pill! border-0! bg-transparent! transform-none! text-muted! [&>svg]:size-4!',
        },
      }}
      icons={{
        success: <CircleCheck aria-hidden="true" strokeWidth={1.75} className="text-resolved size-5" />,
        info: <Info aria-hidden="true" strokeWidth={1.75} className="text-accent size-5" />,
        error: <CircleAlert aria-hidden="true" strokeWidth={1.75} className="text-danger size-5" />,
      }}
    />
  );
}

function show(notice: Notice): void {
  const { title, description, destructive, neutral, action } = notice;
  const options = {
    duration: shownMs(notice),
    ...(description ? { description } : {}),
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
  };
  if (destructive) toast.error(title, options);
  else if (neutral) toast.info(title, options);
  else toast.success(title, options);
}
