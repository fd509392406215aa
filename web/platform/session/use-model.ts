import { policyFacts, type PolicyFacts } from '#domain/accounts/policy/policy.ts';
import { useSession } from './session-store.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** The AI model that gets what this owner writes; null without one, or while the owner has turned it off. */
export function useModel(): PolicyFacts['model'] {
  const { features } = useSession();
  const { data } = useRead('settings.read');
  return data?.modelAllowed ? (policyFacts(features)?.model ?? null) : null;
}
