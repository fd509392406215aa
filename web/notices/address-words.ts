import type { AddressPreset, AddressProblem } from '#domain/notices/address-schema.ts';
import type { Phrase, Words } from '#domain/language/words.ts';

const names: Record<Exclude<AddressPreset, 'json'>, string> = {
  ntfy: 'ntfy',
  gotify: 'Gotify',
  discord: 'Discord',
  telegram: 'Telegram',
  matrix: 'Matrix',
  apprise: 'Apprise API',
};

export const presetName = (preset: AddressPreset, t: Words['t']): string =>
  preset === 'json' ? t('Your own address (JSON)') : names[preset];

export const problemPhrases: Record<AddressProblem, Phrase> = {
  unauthorized: 'The service does not allow sending to this destination. Check the token.',
  'not-found': 'There is nothing at this address. Check what you entered.',
  refused: 'The service did not accept the notification. Check what you entered.',
  moved: 'The address redirects to another one. Enter that one instead.',
  private: 'This server does not send to addresses on local networks. Its operator can allow it.',
  insecure: 'The address has to begin with https://',
  busy: 'The service is not working at the moment. Please try again later.',
  slow: 'The service took too long to answer.',
  unreachable: 'The service cannot be reached. Check the address.',
};
