import type { Place } from '#domain/settings/currency-rules.ts';
import { zoneOfDevice } from './time-zone.ts';

export const placeOfDevice = (): Place => ({ zone: zoneOfDevice(), locale: navigator.language });
