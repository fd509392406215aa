import { addDays } from '#domain/days.ts';

/** The day where the browsers of tests are, so many days from today. */
export const browserDay = (days = 0): string =>
  addDays(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Riga' }), days);

/** Where it is another day than in UTC just now. */
export const zoneOfAnotherDay = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
