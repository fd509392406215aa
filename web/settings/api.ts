import { changesBetween } from '#domain/merge-rules.ts';
import type { Settings } from '#domain/settings/schema.ts';
import { useRead, useWrite } from '#web/platform/query.ts';

export const useSettings = () => useRead('settings.read');

/** Changes some settings at once: `edit.save({ mechanicSharingEnabled: false })`. */
export function useSettingsEdit() {
  const { data } = useSettings();
  const edit = useWrite('settings.edit');
  const save = async (wanted: Partial<Omit<Settings, 'version'>>) => {
    if (!data) throw new Error('Settings are changed before they are there');
    const { version, ...before } = data;
    return edit.mutateAsync({ baseVersion: version, changes: changesBetween(before, wanted) });
  };
  return { save, wanted: edit.isPending ? edit.variables.changes : {}, isSaving: edit.isPending };
}
