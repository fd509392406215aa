import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { clientNetwork, networkPrefix } from './client-network.ts';

const dataTest = dataTestsOf('addresses.tsv');

dataTest('its network', (address, network) => expect(clientNetwork(address)).toBe(network));
dataTest('the beginning that owners read', (address, prefix) => expect(networkPrefix(address)).toBe(prefix));

test('an address that is not known is of no network', () => expect(clientNetwork(undefined)).toBe(''));
