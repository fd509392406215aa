import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { onToast, type Toast } from '#web/platform/toasts/toasts.ts';

/** `toasts`: those shown before it was mounted. */
type Props = { toasts: readonly Toast[]; label: string; closeLabel: string };

/** Longer texts and errors are shown longer. */
const shownMs = ({ title, description = '', destructive, persistent, action }: Toast) =>
  persistent ? Infinity : (destructive || action ? 6_000 : 3_000) + (title.length + description.length) * 50;

/** Over the title, not over what a page or form is used by: main buttons, navigation, a phone's keyboard. */
const AT_TOP = 'calc(env(safe-area-inset-top) + 0.5rem)';

/** Excludes controls that react to a tap, which must not move under the finger. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Scrolls the focused field into view if a toast covers it. */
function uncoverField(): void {
  const field = document.activeElement;
  if (!field?.matches(TYPED_INTO)) return;
  // Not their rectangles, which are still animated.
  const shown = document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-front=true]');
  const list = shown[0]?.parentElement;
  if (!list) return;
  const { top } = list.getBoundingClientRect();
  const bottom = top + Math.max(...[...shown].map(({ offsetHeight }) => offsetHeight));
  const box = field.getBoundingClientRect();
  if (box.bottom > top && box.top < bottom) field.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The library's focus ring is too faint. */
const ring = 'focus-visible:outline-3! focus-visible:outline-solid! focus-visible:outline-focus!';

/** Screen readers announce only what is added to a live region that already exists. */
const REGION_DELAY_MS = 100;

export function Toaster({ toasts, label, closeLabel }: Props) {
  useEffect(() => {
    let end = () => {};
    const begin = () => {
      for (const toast of toasts) say(toast);
      end = onToast(say);
    };
    const timer = setTimeout(begin, REGION_DELAY_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [toasts]);
  useEffect(() => {
    addEventListener('focusin', uncoverField);
    return () => removeEventListener('focusin', uncoverField);
  }, []);
  return (
    <Sonner
      containerAriaLabel={label}
      position="top-center"
      closeButton
      gap={8}
      offset={{ top: AT_TOP }}
      mobileOffset={{ top: AT_TOP, left: '1rem', right: '1rem' }}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: true,
        className: 'font-sans!',
        classNames: {
          // Taps go through the toast, except on its buttons.
          toast: `${ring} pointer-events-none! focus:pointer-events-auto! [&_button]:pointer-events-auto bg-surface border-line shadow-sheet text-text flex w-full items-start gap-3 rounded-card border p-4 pr-12 text-sm wide:w-96`,
          error: 'border-danger!',
          title: 'font-semibold text-base leading-snug',
          description: 'text-muted mt-0.5',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 grow',
          actionButton: `${ring} text-accent min-h-11 shrink-0 rounded-pill px-3 font-semibold`,
          cancelButton: `${ring} text-accent min-h-11 shrink-0 rounded-pill px-3 font-semibold`,
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

function say(toast: Toast): void {
  show(toast);
  // After it is rendered.
  setTimeout(uncoverField, REGION_DELAY_MS);
}

function show(toast: Toast): void {
  const { title, description, destructive, neutral, action, second, signal } = toast;
  if (signal?.aborted) return;
  const options = {
    duration: shownMs(toast),
    ...(description ? { description } : {}),
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    ...(second ? { cancel: { label: second.label, onClick: second.run } } : {}),
  };
  const showKind = destructive ? sonner.error : neutral ? sonner.info : sonner.success;
  const id = showKind(title, options);
  signal?.addEventListener('abort', () => sonner.dismiss(id));
}
