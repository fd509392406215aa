import { Plus } from 'lucide-react';
import { createContext, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { focusHeading } from './focus-heading.ts';
import { NavigationLink } from './link.tsx';
import { useRail } from './use-rail.ts';

export type NavigationItem = {
  to: string;
  label: string;
  icon: ReactNode;
  /** Where another address belongs to it, too. */
  isHere?: boolean;
};
type Props = {
  label: string;
  /** Four items, with the add button in the middle. */
  items: readonly NavigationItem[];
  addLabel: string;
  /** Skip link for keyboards. */
  skipLabel: string;
  onAdd: () => void;
};

/** Whether the layout has a navigation, which a page may hide. */
export const HasNavigation = createContext(false);

/** A bar at the bottom; from 1024 px a rail on the left with the add button on top. */
export function Navigation({ label, items, addLabel, skipLabel, onAdd }: Props) {
  const hasRail = useRail();
  const slots = items.map((item) => <Slot key={item.to} {...item} />);
  const add = <AddButton key="add" label={addLabel} onAdd={onAdd} />;
  return (
    <nav
      aria-label={label}
      className={classes(
        'navigation border-line bg-surface fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 items-end border-t px-1 pb-[env(safe-area-inset-bottom)]',
        'rail:inset-y-0 rail:right-auto rail:flex rail:w-24 rail:flex-col rail:items-stretch rail:gap-2 rail:border-t-0 rail:border-r rail:px-2 rail:pt-6',
      )}
    >
      {hasRail && (
        <button
          type="button"
          onClick={focusHeading}
          className="bg-surface border-line-strong rounded-card sr-only z-50 border font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:p-3"
        >
          {skipLabel}
        </button>
      )}
      {hasRail ? [add, ...slots] : slots.toSpliced(2, 0, add)}
    </nav>
  );
}

const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <button
    type="button"
    onClick={onAdd}
    aria-haspopup="dialog"
    className="group flex min-h-16 flex-col items-center justify-end gap-1 pb-2 navigation-label font-medium rail:mb-4 rail:justify-center rail:pb-0"
  >
    <span className="bg-accent text-on-accent group-hover:bg-accent-strong shadow-card -mt-7 grid aspect-square w-14 max-w-full place-items-center rounded-pill transition-colors duration-150 rail:mt-0">
      <Plus aria-hidden="true" strokeWidth={2} className="size-7" />
    </span>
    {label}
  </button>
);

const Slot = ({ to, label, icon, isHere = false }: NavigationItem) => (
  <NavigationLink
    to={to}
    {...(isHere && { 'aria-current': 'page' })}
    className="group text-muted aria-[current=page]:text-accent flex min-h-16 min-w-0 flex-col items-center justify-end gap-1 pb-2 navigation-label font-medium aria-[current=page]:font-bold rail:justify-center rail:pb-0"
  >
    <span
      aria-hidden="true"
      className="group-aria-[current=page]:bg-accent-soft grid h-8 w-14 max-w-full place-items-center rounded-pill transition-colors duration-150 [&>svg]:size-6 [&>svg]:stroke-[1.75] group-aria-[current=page]:[&>svg]:stroke-[2.25]"
    >
      {icon}
    </span>
    <span className="max-w-full truncate">{label}</span>
  </NavigationLink>
);
