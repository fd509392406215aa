import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: ReactNode };

/** A few views of the same thing; arrow keys move between them. */
export const Tabs = ({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: Tab[];
  value?: string;
  onChange?: (value: string) => void;
}) => (
  <Radix.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    <Radix.List aria-label={label} className="border-line flex gap-1 border-b">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="text-muted data-[state=active]:border-accent data-[state=active]:text-text -mb-px min-h-12 border-b-3 border-transparent px-4 font-medium data-[state=active]:font-semibold"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-4">
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
