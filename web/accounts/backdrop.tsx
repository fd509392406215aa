/** A blurred sample dashboard behind the form. */
export const Backdrop = () => (
  <div
    aria-hidden="true"
    data-testid="backdrop"
    className="pointer-events-none fixed inset-0 -z-10 overflow-hidden"
  >
    <div className="column flex flex-col gap-4 pt-8 blur-md">
      <div className="bg-line-strong h-7 w-44 rounded-small opacity-60" />
      <div className="bg-accent h-52 rounded-card opacity-40" />
      <div className="grid grid-cols-2 gap-4">
        <div className="bg-resolved-soft border-line h-24 rounded-card border" />
        <div className="bg-progress-soft border-line h-24 rounded-card border" />
      </div>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'].map((width) => (
        <div key={width} className="bg-surface border-line flex flex-col gap-3 rounded-card border p-4">
          <div className={`bg-line-strong h-4 rounded-small opacity-50 ${width}`} />
          <div className="bg-line h-3 w-full rounded-small" />
        </div>
      ))}
    </div>
  </div>
);
