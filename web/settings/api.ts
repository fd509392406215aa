import { useState } from 'react';
import { changesBetween } from '#domain/merge-rules.ts';
import type { Settings } from '#domain/settings/schema.ts';
import { rememberRead, useRead, useWrite } from '#web/platform/reads/query.ts';

type Choices = Omit<Settings, 'version'>;

export const useSettings = () => useRead('settings.read');

/**
 * Changes some settings: `save({ mechanicSharingEnabled: false })`. `pending` holds the changes being saved, from
 * the click until the response is in the cache, so that no switch flickers.
 */
export function useSettingsEdit() {
  const { data } = useSettings();
  const edit = useWrite('settings.edit', { inTurn: true });
  const [pending, setPending] = useState<Partial<Choices>>({});
  const save = async (choice: Partial<Choices>) => {
    if (!data) throw new Error('Settings changed before they were loaded');
    const { version, ...before } = data;
    setPending((others) => ({ ...others, ...choice }));
    try {
      const saved = await edit.mutateAsync({
        baseVersion: version,
        // Relative to what is shown, pending changes included: a second click undoes the first.
        changes: changesBetween({ ...before, ...pending }, { ...choice }),
      });
      if (saved) rememberRead('settings.read', undefined, saved);
    } finally {
      setPending((all) => without(all, choice));
    }
  };
  return { save, pending };
}

/** The changes still pending after `settled` was saved; a newer choice of the same setting stays. */
const without = (all: Partial<Choices>, settled: Partial<Choices>) =>
  Object.fromEntries(
    Object.entries(all).filter(([name, value]) => settled[name as keyof Choices] !== value),
  ) as Partial<Choices>;
