import { expect, test } from 'vitest';
import { fileAddress, serverAddress } from './server-address.ts';

test.each([
  ['lubelogger.example.org', 'https://lubelogger.example.org'],
  [' https://example.org/cars/ ', 'https://example.org/cars'],
  ['https://example.org/api/vehicles', 'https://example.org'],
  ['https://example.org/Vehicle/Index?vehicleId=1', 'https://example.org'],
  ['http://192.168.1.4:8080', 'http://192.168.1.4:8080'],
  ['file:///etc/passwd', null],
  ['https://', null],
])('the address %j is read as %j', { tags: ['IMP-14'] }, (typed, address) => {
  expect(serverAddress(typed)).toBe(address);
});

test.each([
  ['/documents/a.pdf', 'https://example.org/cars/documents/a.pdf'],
  ['documents/a b.pdf', 'https://example.org/cars/documents/a%20b.pdf'],
  ['/documents/../../admin', null],
  ['/api/vehicles', null],
  ['//example.com/documents/a.pdf', null],
  ['/documents/a.pdf?x=1', null],
])('the file %j is asked for at %j', { tags: ['IMP-17'] }, (location, address) => {
  expect(fileAddress('https://example.org/cars', location)).toBe(address);
});
