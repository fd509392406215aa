import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  leading?: ReactNode;
  disabled?: boolean;
  onOpen: () => void;
};

export const ActionRow = ({ title, text, leading, disabled, onOpen }: Props) => (
  <button
    type="button"
    aria-haspopup="dialog"
    disabled={disabled}
    onClick={onOpen}
    className="hover:bg-sunken -mx-2 flex min-h-14 items-center gap-3 rounded-small px-2 py-2 text-left transition-colors duration-150 disabled:opacity-55"
  >
    {leading && (
      <span aria-hidden="true" className="text-accent [&>svg]:size-5">
        {leading}
      </span>
    )}
    <span className="min-w-0 grow">
      <span className="block font-medium">{title}</span>
      {text && <span className="text-muted block text-sm">{text}</span>}
    </span>
    <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5 shrink-0" />
  </button>
);
