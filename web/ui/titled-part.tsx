import { useId, type ReactNode, type RefObject } from 'react';

type Props = {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** What can be done there, beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a page. */
export function TitledPart({ title, heading, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} id={id} tabIndex={heading && -1} className="text-lg font-semibold outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
