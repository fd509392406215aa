import { useId, type KeyboardEvent, type ReactNode } from 'react';

type Tab = { value: string; label: string };
type Props = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** Hand-written: a quarter of a library's size. */
export function TabStrip({ label, tabs, value, onChange, children }: Props) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="no-print border-line flex flex-wrap gap-1 border-b">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChange(tab.value)}
            className="text-muted aria-selected:border-accent aria-selected:text-text -mb-px min-h-12 border-b-3 border-transparent px-4 font-medium aria-selected:font-semibold"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-4">
        {children}
      </div>
    </>
  );
}
