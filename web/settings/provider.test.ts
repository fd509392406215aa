import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSettings } from './api.ts';

test('useSettings throws outside the QueryClientProvider', { tags: ['ERR-45'] }, () => {
  const Lost = () => createElement('p', null, useSettings().status);
  expect(() => renderToString(createElement(Lost))).toThrow(/No QueryClient set/);
});
