import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useGarage } from './garage.ts';

test('used outside the provider of what the server knows, it throws', { tags: ['ERR-44'] }, () => {
  const Lost = () => createElement('p', null, useGarage().status);
  expect(() => renderToString(createElement(Lost))).toThrow(/No QueryClient set/);
});
