import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useMechanicShare } from './mechanic-share-context.ts';

test('what the mechanic’s page knows cannot be asked for outside of it', { tags: ['ERR-46'] }, () => {
  const Outside = () => createElement('p', null, useMechanicShare().token);
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'useMechanicShare must be used within a MechanicShareContext',
  );
});
