import { policyFacts, type PolicyFacts } from '#domain/accounts/policy/policy.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSettings } from './api.ts';

/** The AI model that gets what this owner writes; null without one, or while the owner has turned it off. */
export function useModel(): PolicyFacts['model'] {
  const { features } = useSession();
  const { data } = useSettings();
  return data?.modelAllowed ? (policyFacts(features)?.model ?? null) : null;
}
