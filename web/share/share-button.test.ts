import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const settings = vi.hoisted(() => ({ data: undefined as { mechanicSharingEnabled: boolean } | undefined }));
vi.mock('#web/platform/reads/query.ts', () => ({
  useRead: () => settings,
  useWrite: () => ({ isPending: false }),
}));
vi.mock('#web/platform/language/language.ts', () => ({ useWords: () => ({ t: (key: string) => key }) }));

test('Share is there only while sharing is known to be on', { tags: ['SUM-21'] }, () => {
  const drawn = (data: typeof settings.data) => {
    settings.data = data;
    return renderToStaticMarkup(
      createElement(ShareButton, { carId: 'car', issueId: 'issue', title: 'Squeal' }),
    );
  };
  expect(drawn(undefined)).toBe('');
  expect(drawn({ mechanicSharingEnabled: false })).toBe('');
  expect(drawn({ mechanicSharingEnabled: true })).toContain('>Share<');
});
