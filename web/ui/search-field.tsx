import { SearchIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { limits } from '#domain/limits.ts';
import { controlClasses } from './field.tsx';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  field?: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
};

export const SearchField = ({ label, placeholder, value, field, onChange }: Props) => (
  <search className="no-print relative">
    <SearchIcon
      aria-hidden="true"
      strokeWidth={1.75}
      className="text-muted pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
    />
    <input
      ref={field}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      maxLength={limits.searchText}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${controlClasses} pl-11`}
    />
  </search>
);
