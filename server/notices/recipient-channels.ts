import { newId } from '#server/platform/deps.ts';
import type { Recipient } from './read-recipients.ts';
import type { NewDelivery } from './run-store.ts';

export function deliveriesTo(
  { ownerId, email, choices, deviceIds, hasAddress }: Recipient,
  digest: string,
  now: Date,
  hasMail: boolean,
): NewDelivery[] {
  const delivery = { ownerId, digest, createdAt: now, dueAt: now };
  return [
    ...(hasMail && email !== null && choices.emailEnabled
      ? [{ ...delivery, id: newId(), channel: 'email' as const }]
      : []),
    ...deviceIds.map((deviceId) => ({ ...delivery, id: newId(), channel: 'push' as const, deviceId })),
    ...(hasAddress ? [{ ...delivery, id: newId(), channel: 'address' as const }] : []),
  ];
}
