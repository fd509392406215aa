import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { onNotice, type Notice } from '#web/platform/notices/notices.ts';

/** `notices`: those of the time before it was mounted; later ones it receives itself. */
type Props = { notices: readonly Notice[]; label: string; closeLabel: string };

/** Longer texts and errors are shown longer. */
const shownMs = ({ title, description = '', destructive, persistent }: Notice) =>
  persistent ? Infinity : (destructive ? 6_000 : 3_000) + (title.length + description.length) * 50;

/** Above the navigation and a phone's keyboard: title, Back and the fields stay in sight. */
const ABOVE_BAR = 'calc(env(safe-area-inset-bottom) + var(--keyboard, 0px) + 6.5rem)';

/** The height of what covers the bottom of the page, in `--keyboard`. */
function useKeyboardHeight(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return;
    const follow = () => {
      const covered = Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
      document.documentElement.style.setProperty('--keyboard', `${view.scale > 1 ? 0 : covered}px`);
    };
    follow();
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, []);
}

/** What opens or is switched by a tap must not move under it. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Whoever types goes on seeing the field: one that lies below a notice is scrolled above it. */
function uncoverField(): void {
  const field = document.activeElement;
  if (!field?.matches(TYPED_INTO)) return;
  // Not their rectangles: they are on their way.
  const toasts = document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-front=true]');
  const list = toasts[0]?.parentElement;
  if (!list) return;
  const bottom = list.getBoundingClientRect().bottom;
  const top = bottom - Math.max(...[...toasts].map(({ offsetHeight }) => offsetHeight));
  const box = field.getBoundingClientRect();
  if (box.bottom > top && box.top < bottom) field.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The library's focus ring is too faint. */
const ring = 'focus-visible:outline-3! focus-visible:outline-solid! focus-visible:outline-focus!';

/** Screen readers announce only what is added to a live region that already exists. */
const REGION_DELAY_MS = 100;

export function Toaster({ notices, label, closeLabel }: Props) {
  useKeyboardHeight();
  useEffect(() => {
    let end = () => {};
    const begin = () => {
      for (const notice of notices) say(notice);
      end = onNotice(say);
    };
    const timer = setTimeout(begin, REGION_DELAY_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [notices]);
  useEffect(() => {
    addEventListener('focusin', uncoverField);
    return () => removeEventListener('focusin', uncoverField);
  }, []);
  return (
    <Sonner
      containerAriaLabel={label}
      position="bottom-center"
      closeButton
      gap={8}
      offset={{ bottom: ABOVE_BAR }}
      mobileOffset={{ bottom: ABOVE_BAR, left: '1rem', right: '1rem' }}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: true,
        className: 'font-sans!',
        classNames: {
          // What lies below a notice can be tapped through it.
          toast: `${ring} pointer-events-none! focus:pointer-events-auto! [&_button]:pointer-events-auto bg-surface border-line shadow-sheet text-text flex w-full items-start gap-3 rounded-card border p-4 pr-12 text-sm wide:w-96`,
          error: 'border-danger!',
          title: 'font-semibold text-base leading-snug',
          description: 'text-muted mt-0.5',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 grow',
          actionButton: `${ring} text-accent min-h-11 shrink-0 rounded-pill px-3 font-semibold`,
          closeButton: `${ring} absolute! top-1.5! right-1.5! left-auto! grid! size-9! place-items-center! rounded-pill! border-0! bg-transparent! transform-none! text-muted! [&>svg]:size-4!`,
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

/** By itself, not with the next drawing of a screen: what was saved is said at once. */
function say(notice: Notice): void {
  show(notice);
  // Once it is drawn.
  setTimeout(uncoverField, REGION_DELAY_MS);
}

function show(notice: Notice): void {
  const { title, description, destructive, neutral, action, signal } = notice;
  if (signal?.aborted) return;
  const options = {
    duration: shownMs(notice),
    ...(description ? { description } : {}),
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
  };
  const showToast = destructive ? toast.error : neutral ? toast.info : toast.success;
  const id = showToast(title, options);
  signal?.addEventListener('abort', () => toast.dismiss(id));
}
