import type { ReactNode, RefObject } from 'react';

type Props = { title: string; heading?: RefObject<HTMLHeadingElement | null>; children?: ReactNode };

/** A heading of a part of the page, with what can be done there beside it. */
export const HeadingRow = ({ title, heading, children }: Props) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
    <h2 ref={heading} tabIndex={heading && -1} className="text-lg font-semibold outline-none">
      {title}
    </h2>
    {children}
  </div>
);
