import { useNavigate } from 'react-router';
import { pageBefore } from '#web/platform/history-trail.ts';
import { BackLink } from './back-link.tsx';

type Props = { to: string; label: string; className?: string };

/** Leads to where the browser's Back leads, and to the parent page if this is the first of the tab. */
export function HistoryBackLink(props: Props) {
  const navigate = useNavigate();
  return (
    <BackLink
      {...props}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || pageBefore() === null) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}
