import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useMechanicShare } from '#web/share/mechanic-share-context.ts';

test('useMechanicShare throws outside its provider', { tags: ['ERR-46'] }, () => {
  const Lost = () => createElement('p', null, useMechanicShare().token);
  expect(() => renderToString(createElement(Lost))).toThrow(/must be used within a MechanicShareContext/);
});
