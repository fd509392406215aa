import { defaultSettings } from '#domain/settings/default-settings.ts';
import { useRead } from './query.ts';

export const useCurrency = (): string => useRead('settings.read').data?.currency ?? defaultSettings.currency;
