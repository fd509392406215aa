import { createECDH, randomBytes } from 'node:crypto';
import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    deviceId: Id;
    addressId: Id;
  }
}

/** A subscription as a browser makes it; nothing listens at its address. */
export const pushDevice = (changes: Partial<Input<'notices.addDevice'>> = {}): Input<'notices.addDevice'> => {
  const pair = createECDH('prime256v1');
  return {
    opId: newId(),
    id: newId(),
    endpoint: `https://127.0.0.1:9/push/${newId()}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    ...changes,
  };
};

/** Of a service of its own; nothing listens there. */
export const noticeAddress = (
  target: Partial<Input<'notices.setAddress'>['target']> = {},
): Input<'notices.setAddress'> => ({
  opId: newId(),
  id: newId(),
  target: {
    preset: 'ntfy',
    server: 'https://127.0.0.1:9',
    topic: 'quiet-topic',
    token: 'tk_quiet',
    ...target,
  } as Input<'notices.setAddress'>['target'],
});

export const notices: NounCase<'notices'> = {
  inputs: {
    read: () => ({}),
    edit: () => ({
      opId: newId(),
      baseVersion: 1,
      changes: { digestAt: { from: 480, to: 1111 }, leadDays: { from: null, to: 14 } },
    }),
    setZone: () => ({ opId: newId(), zone: 'Asia/Kathmandu' }),
    addDevice: () => pushDevice(),
    removeDevice: ({ deviceId }) => ({ opId: newId(), deviceId }),
    makeCalendar: () => ({ opId: newId() }),
    endCalendar: () => ({ opId: newId() }),
    setAddress: () => noticeAddress(),
    removeAddress: ({ addressId }) => ({ opId: newId(), addressId }),
    testAddress: ({ addressId }) => ({ addressId }),
    testDevice: ({ deviceId }) => ({ deviceId }),
  },
  async make(owner) {
    await owner.call('notices.setZone', { opId: newId(), zone: 'Pacific/Chatham' });
    const device = pushDevice();
    await owner.call('notices.addDevice', device);
    await owner.call('notices.makeCalendar', { opId: newId() });
    // An owner has one: making things again keeps its id.
    const { address: known } = await owner.call('notices.read');
    const address = noticeAddress();
    if (!known) await owner.call('notices.setAddress', address);
    return { deviceId: device.id, addressId: known?.id ?? address.id };
  },
  secrets: ['Pacific/Chatham'],
  news: {
    edit: 'settings',
    setZone: 'settings',
    addDevice: 'settings',
    removeDevice: 'settings',
    makeCalendar: 'settings',
    endCalendar: 'settings',
    // Another address would have another id.
    removeAddress: 'settings',
    setAddress: 'settings',
  },
  forgets: null,
  pages: {},
};
