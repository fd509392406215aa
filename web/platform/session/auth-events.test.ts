import { afterEach, expect, test } from 'vitest';
import { announce, onAuthEvent, type AuthEvent } from './auth-events.ts';

const otherTab = new BroadcastChannel('carful:auth');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const postToTabs = (event: string) => otherTab.postMessage(event);
let stop = () => {};
afterEach(() => stop());

const events: readonly AuthEvent[] = [
  'signed-in',
  'signed-out',
  'token-refreshed',
  'password-recovery',
  'user-updated',
];

test('receives the five auth events of another tab, and nothing else', { tags: ['STAT-63'] }, async () => {
  const received: string[] = [];
  stop = onAuthEvent((event) => received.push(event));
  for (const event of ['nonsense', ...events]) postToTabs(event);
  await expect.poll(() => received).toEqual(events);
  stop();
  postToTabs('signed-in');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(5);
});

test('announces events to other tabs, not to its own', async () => {
  const [here, there]: string[][] = [[], []];
  stop = onAuthEvent((event) => here!.push(event));
  otherTab.onmessage = ({ data }) => there!.push(String(data));
  announce('signed-out');
  await expect.poll(() => there).toEqual(['signed-out']);
  expect(here).toEqual([]);
});
