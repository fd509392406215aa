import { useEffect } from 'react';
import { callOf } from '#domain/assistant/proposal-rules.ts';
import type { Proposal } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { loadOfflineAssistant } from '#web/assistant/offline-answer.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';

/** The proposal carries its ids: confirming it again, even on another device, is idempotent. */
export function useProposals(carId: Id, currency: string, onDone: (id: Id) => void) {
  const { t, language } = useWords();
  useEffect(() => outbox.addWriter('issues.log'), []);
  return async (proposal: Proposal, madeAt: string): Promise<void> => {
    try {
      const { assessOffline } = await loadOfflineAssistant();
      const assess = (description: string) => assessOffline({ description, language });
      const { procedure, input } = callOf(proposal, { carId, currency, language, madeAt, assess });
      await outbox.send(procedure, input, proposal.opId);
      showToast({ title: t(doneToasts[procedure]) });
      onDone(proposal.id);
    } catch (error) {
      // Confirmed before, perhaps in another language or currency: nothing else has these ids.
      if (isCode(error, 'ID_TAKEN')) return onDone(proposal.id);
      console.warn('A proposal of the assistant failed', error);
      showFailure(t, error);
    } finally {
      void queryClient.invalidateQueries();
    }
  };
}

const doneToasts = {
  'issues.log': 'Symptom logged successfully',
  'repairs.log': 'Repair saved successfully',
  'recurrences.add': 'Recurrence added successfully',
} as const;
