import { isDeepStrictEqual } from 'node:util';
import type { Cars } from '#domain/sync/known-records.ts';
import type { Device } from './device.ts';

/** Each row by its name, cars and settings, too; whatever the order in which they came. */
const rowsOf = (cars: Cars) =>
  new Map(
    [...cars].flatMap(([carId, { car, account, ...records }]): [string, unknown][] => [
      [`car ${carId}`, car],
      ['settings', account],
      ...Object.entries(records).flatMap(([kind, rows]) =>
        [...rows].map(([id, row]): [string, unknown] => [`${kind} ${id}`, row]),
      ),
    ]),
  );

/** Every screen is a function of these rows. @returns those that a tab of the device has otherwise than the server */
export async function shownOtherwise(device: Device, cars: Cars): Promise<string[]> {
  const stored = rowsOf(cars);
  const problems: string[] = [];
  for (const tab of device.tabs) {
    const seen = await device.await(tab.cars());
    if (seen?.status !== 'fulfilled') {
      problems.push(`${tab.name} sees nothing: ${String(seen?.reason)}`);
      continue;
    }
    const shown = rowsOf(seen.value);
    for (const name of new Set([...shown.keys(), ...stored.keys()])) {
      const [here, there] = [shown.get(name), stored.get(name)];
      if (!isDeepStrictEqual(here, there))
        problems.push(`${tab.name} shows ${name} as ${JSON.stringify(here)}, not ${JSON.stringify(there)}`);
    }
  }
  return problems;
}
