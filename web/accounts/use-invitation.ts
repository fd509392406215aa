import { useLocation, useSearchParams } from '#web/platform/router/router.tsx';

/** The invitation in the address of this page; `search` takes it along to the next one. */
export function useInvitation(): { invitation: string | undefined; search: string } {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const invitation = query.get('invitation') ?? undefined;
  return { invitation, search: invitation === undefined ? '' : search };
}
