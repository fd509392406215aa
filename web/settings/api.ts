import { useState } from 'react';
import { changesBetween } from '#domain/merge-rules.ts';
import type { Settings } from '#domain/settings/schema.ts';
import { rememberRead, useRead, useWrite } from '#web/platform/reads/query.ts';

type Choices = Omit<Settings, 'version'>;

export const useSettings = () => useRead('settings.read');

/**
 * Changes some settings at once: `edit.save({ mechanicSharingEnabled: false })`. `wanted` holds what is on its way
 * to the server, from the click until the answer is in the cache, so that no switch jumps back in between.
 */
export function useSettingsEdit() {
  const { data } = useSettings();
  const edit = useWrite('settings.edit', { inTurn: true });
  const [wanted, setWanted] = useState<Partial<Choices>>({});
  const save = async (choice: Partial<Choices>) => {
    if (!data) throw new Error('Settings are changed before they are there');
    const { version, ...before } = data;
    setWanted((others) => ({ ...others, ...choice }));
    try {
      const saved = await edit.mutateAsync({
        baseVersion: version,
        // Seen is what is shown: a second click takes back the first, not what was there before both.
        changes: changesBetween({ ...before, ...wanted }, { ...choice }),
      });
      if (saved) rememberRead('settings.read', undefined, saved);
    } finally {
      setWanted((all) => without(all, choice));
    }
  };
  return { save, wanted };
}

/** What is still wanted once `settled` was answered; a newer choice of the same setting stays. */
const without = (all: Partial<Choices>, settled: Partial<Choices>) =>
  Object.fromEntries(
    Object.entries(all).filter(([name, value]) => settled[name as keyof Choices] !== value),
  ) as Partial<Choices>;
