import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Something could not be fetched; the way to try again is right there. */
export const LoadFailed = ({
  text,
  retryLabel,
  onRetry,
}: {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}) => (
  <Alert>
    <p>{text}</p>
    <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
      {retryLabel}
    </Button>
  </Alert>
);
