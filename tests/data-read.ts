import type { CDPSession } from '@playwright/test';

/** Compressed bytes of the answers of the API, from now on. @returns how many there are by then */
export async function dataRead(devtools: CDPSession): Promise<() => number> {
  await devtools.send('Network.enable');
  const data = new Set<string>();
  let sum = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith('/api/')) data.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (data.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}
