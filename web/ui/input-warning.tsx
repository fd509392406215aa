export const InputWarning = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="status" className="text-progress -mt-2 text-sm">
      {children}
    </p>
  ) : null;
