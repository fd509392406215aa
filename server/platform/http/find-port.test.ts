import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findPort } from './find-port.ts';

const host = '127.0.0.1';

test('a taken port is refused where it was chosen, and gives way to the next free one where it was not', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expect(findPort({ host, port, isPortChosen: true })).rejects.toThrow(
      `PORT ${port} is taken by another program`,
    );
    expect(await findPort({ host, port, isPortChosen: false })).toBeGreaterThan(port);
  } finally {
    other.close();
  }
  expect(await findPort({ host, port, isPortChosen: true })).toBe(port);
});

test('an address that is not of this machine is named', async () => {
  await expect(findPort({ host: '192.0.2.1', port: 0, isPortChosen: true })).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine (EADDRNOTAVAIL)',
  );
});
