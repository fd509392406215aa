import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useGarage } from './garage.ts';

test('throws outside the query provider', { tags: ['ERR-44'] }, () => {
  const Orphan = () => createElement('p', null, useGarage().status);
  expect(() => renderToString(createElement(Orphan))).toThrow(/No QueryClient set/);
});
