import { afterEach, expect, test } from 'vitest';
import { announce, onAuthEvent, type AuthEvent } from './auth-events.ts';

const otherTab = new BroadcastChannel('carful:auth');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const tell = (event: string) => otherTab.postMessage(event);
let stop = () => {};
afterEach(() => stop());

const events: readonly AuthEvent[] = [
  'signed-in',
  'signed-out',
  'token-refreshed',
  'password-recovery',
  'user-updated',
];

test(
  'each of the five auth events of another tab is heard, and nothing else',
  { tags: ['STAT-63'] },
  async () => {
    const heard: string[] = [];
    stop = onAuthEvent((event) => heard.push(event));
    for (const event of ['nonsense', ...events]) tell(event);
    await expect.poll(() => heard).toEqual(events);
    stop();
    tell('signed-in');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveLength(5);
  },
);

test('what happens here is told to other tabs and not to this one', async () => {
  const [here, there]: string[][] = [[], []];
  stop = onAuthEvent((event) => here!.push(event));
  otherTab.onmessage = ({ data }) => there!.push(String(data));
  announce('signed-out');
  await expect.poll(() => there).toEqual(['signed-out']);
  expect(here).toEqual([]);
});
