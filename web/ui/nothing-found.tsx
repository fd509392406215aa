import { Button } from './button.tsx';

export function NothingFound({
  text,
  reset,
}: {
  text: string;
  reset: { label: string; run: () => void } | null;
}) {
  return (
    <div className="flex flex-col items-center gap-2 py-8 text-center">
      <p className="text-muted">{text}</p>
      {reset && (
        <Button variant="quiet" size="small" onClick={reset.run}>
          {reset.label}
        </Button>
      )}
    </div>
  );
}
