import { useNavigate } from '#web/platform/router/router.tsx';
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
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // Replaced: pushed, the arrow of the parent would lead back here.
        if (pageBefore() === null) navigate(props.to, { replace: true });
        else navigate(-1);
      }}
    />
  );
}
