type Props = { children: string | undefined; className?: string };

/** A doubt about what was typed, said aloud and never a refusal; absent while there is none. */
export const Doubt = ({ children, className = '-mt-2' }: Props) =>
  children ? (
    <p role="status" className={`text-progress ${className} text-sm`}>
      {children}
    </p>
  ) : null;
