import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useGarage } from './garage.ts';

test('[ERR-44] used outside the provider of what the server knows, it throws', () => {
  const Lost = () => createElement('p', null, useGarage().status);
  expect(() => renderToString(createElement(Lost))).toThrow(/No QueryClient set/);
});
