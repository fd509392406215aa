import { expect, test } from 'vitest';
import { requestOf } from './requests.ts';

test('path parameters go into the path, the rest into the query or the body', () => {
  expect(requestOf(['GET', '/cars/{carId}/issues/{id}'], { carId: 'a b', id: '7', limit: 5 })).toEqual({
    method: 'GET',
    path: '/api/cars/a%20b/issues/7?limit=5',
  });
  expect(requestOf(['POST', '/cars/{carId}'], { carId: 'a', title: 'x', note: null })).toEqual({
    method: 'POST',
    path: '/api/cars/a',
    json: { title: 'x', note: null },
  });
});

test('without an input there is neither query nor body', () => {
  expect(requestOf(['GET', '/cars'])).toEqual({ method: 'GET', path: '/api/cars' });
  expect(requestOf(['DELETE', '/cars'])).toEqual({ method: 'DELETE', path: '/api/cars', json: {} });
});

test('a cursor that is too long for an address is sent by POST; other questions know only GET', () => {
  const cursor = 'c'.repeat(5000);
  expect(requestOf(['GET', '/sync'], { cursor })).toEqual({
    method: 'POST',
    path: '/api/sync',
    json: { cursor },
  });
  expect(requestOf(['GET', '/sync'], { cursor: 'c' }).method).toBe('GET');
  expect(requestOf(['GET', '/issues'], { cursor }).method).toBe('GET');
});

test('a list repeats its name; absent values are left out', () => {
  const input = { status: ['new', 'done'], from: undefined, to: null, text: 'ā&=', empty: '' };
  expect(requestOf(['GET', '/issues'], input).path).toBe(
    '/api/issues?status=new&status=done&text=%C4%81%26%3D&empty=',
  );
});

test('a lone surrogate is replaced, and the input is not modified', () => {
  const input = { carId: 'a\ud800' };
  expect(requestOf(['GET', '/cars/{carId}'], input).path).toBe('/api/cars/a%EF%BF%BD');
  expect(input).toEqual({ carId: 'a\ud800' });
});
