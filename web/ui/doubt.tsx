/** A doubt about what was typed, said aloud and never a refusal; absent while there is none. */
export const Doubt = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="status" className="text-progress -mt-2 text-sm">
      {children}
    </p>
  ) : null;
