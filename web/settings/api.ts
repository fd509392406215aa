import { useRead } from '#web/platform/reads/query.ts';

export const useSettings = () => useRead('settings.read');
