import { describe, expect, test } from 'vitest';
import { checkRooms, readSources } from './check-rooms.mjs';
import { root } from './setup.mjs';

function complaints(path: string, text: string): string[] {
  return checkRooms([{ path, text }]).map(({ says }: { says: string }) => says);
}

const get = (specifier: string) => `import { x } from '${specifier}';\n`;
const getType = (specifier: string) => `import type { X } from '${specifier}';\n`;

describe('imports that break the table', () => {
  test.each([
    ['domain takes nothing from the server', 'domain/cars/rules.ts', get('#server/platform/database/db.ts')],
    ['domain takes no type from the web', 'domain/cars/rules.ts', getType('#web/ui/button.tsx')],
    ['domain has no Node', 'domain/cars/rules.ts', get('node:crypto')],
    ['domain has three libraries', 'domain/cars/rules.ts', get('react')],
    ['domain takes the small zod', 'domain/cars/schema.ts', get('zod')],
    ['routes know no routes', 'server/cars/routes.ts', get('#server/issues/routes.ts')],
    ['a store knows no other store', 'server/cars/store.ts', get('#server/issues/store.ts')],
    ['a store speaks SQL only', 'server/cars/store.ts', get('fastify')],
    ['a command knows no routes', 'server/cars/save-car.ts', get('./routes.ts')],
    ['the app mounts routes, not stores', 'server/app.ts', get('./cars/store.ts')],
    ['the server has no web', 'server/cars/routes.ts', getType('#web/cars/api.ts')],
    ['the web has no server', 'web/platform/reads/query.ts', getType('#server/app.ts')],
    ['web platform knows no components', 'web/platform/reads/query.ts', get('#web/ui/button.tsx')],
    ['components know no noun', 'web/ui/button.tsx', get('#web/cars/car-card.tsx')],
    ['a noun knows no noun', 'web/cars/car-card.tsx', get('#web/issues/issue-row.tsx')],
    ['the browser takes the contract as a type', 'web/platform/reads/query.ts', get('#domain/contract.ts')],
    ['nothing imports tests', 'server/cars/routes.ts', get('#tests/world.ts')],
    ['other folders go by their # name', 'server/cars/routes.ts', get('../platform/session.ts')],
  ])('%s', (_rule, path, text) => {
    expect(complaints(path, text)).toHaveLength(1);
  });

  test.each([
    ['named over several lines', 'import {\n  a,\n  b,\n} from "#server/app.ts";'],
    ['for its side effects', "import '#server/app.ts';"],
    ['dynamic', "const app = await import('#server/app.ts');"],
    ['type in place', "let app: import('#server/app.ts').App;"],
    ['worker', "new Worker(new URL('../server/app.ts', import.meta.url));"],
    ['after an exported type', "export type A = string;\nimport type { B } from '#server/app.ts';"],
  ])('every form counts: %s', (_form, text) => {
    expect(complaints('domain/cars/rules.ts', text).join()).toMatch('server/app.ts');
  });
});

describe('other rules of the house', () => {
  test.each([
    ['environment', 'server/platform/mail.ts', 'const url = process.env.SMTP_URL;'],
    ['environment in the main file', 'server/main.ts', 'const port = process.env["PORT"];'],
    ['clock', 'domain/cars/rules.ts', 'const now = Date.now();'],
    ['chance', 'domain/cars/rules.ts', 'const id = Math.random();'],
    ['barrel', 'domain/cars/all.ts', "export * from './rules.ts';"],
    ['barrel by name', 'web/ui/index.ts', 'export const one = 1;'],
    ['default export', 'web/ui/button.tsx', 'export default function Button() {}'],
    ['computed import', 'web/ui/button.tsx', 'await import(name);'],
    ['vague file name', 'web/ui/utils.ts', 'export const one = 1;'],
    ['camel case', 'web/ui/bigButton.tsx', 'export const one = 1;'],
    ['no place', 'server/cars/thing.ts', 'export const one = 1;'],
    ['a scope made by hand', 'server/cars/save-car.ts', 'const scope = { ownerId, carId } as CarScope;'],
    ['a revision moved by hand', 'server/cars/store.ts', 'set({ revision: sql`${cars.revision} + 1` })'],
    ['answers cleared by hand', 'server/cars/store.ts', 'clearAnswers(owner, id)'],
    ['a write past the wrapper', 'server/cars/store.ts', 'await db\n  .insert(cars)\n  .values(car);'],
    ['301 lines', 'web/ui/button.tsx', 'export const one = 1;\n'.repeat(301)],
  ])('turns red: %s', (_rule, path, text) => {
    expect(complaints(path, text)).not.toEqual([]);
  });

  test.each([
    ['300 lines', 'web/ui/button.tsx', '// one\n'.repeat(300)],
    ['a long catalogue', 'domain/assessment/knowledge/braking.ts', '// one\n'.repeat(900)],
    ['the reader of the environment', 'server/platform/config.ts', 'export const port = process.env.PORT;'],
    ['a comment may speak of anything', 'domain/cars/rules.ts', "// import x from 'react'; new Date()\n"],
    [
      'routes take commands and stores',
      'server/cars/routes.ts',
      get('./save-car.ts') + get('#server/issues/store.ts'),
    ],
    [
      'stores take SQL',
      'server/cars/store.ts',
      get('drizzle-orm/pg-core') + get('#server/platform/access/scope.ts'),
    ],
    ['a store builds a write', 'server/cars/store.ts', 'build.insert(cars).values(car)'],
    ['the wrapper proves', 'server/platform/database/car-write.ts', 'provenCar(owner, actorId, carId)'],
    ['the browser types the contract', 'web/platform/reads/query.ts', getType('#domain/contract.ts')],
    ['a noun uses what one above offers', 'domain/share/rules.ts', get('#domain/reminders/shared-due.ts')],
    ['a noun takes itself', 'web/cars/car-card.tsx', get('./api.ts') + get('#web/cars/car-name.tsx')],
    ['a test beside the code', 'domain/cars/rules.test.ts', get('#tests/world.ts') + get('vitest')],
  ])('stays green: %s', (_rule, path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

describe('nouns of the domain', () => {
  const circlesOf = (texts: Record<string, string>) =>
    checkRooms(Object.entries(texts).map(([path, text]) => ({ path, text })));
  const [cars, units] = ['domain/cars/rules.ts', 'domain/units/distance.ts'];

  test.each([
    ['two', [cars, getType('#domain/units/units.ts')], [units, getType('#domain/cars/schema.ts')]],
    [
      'three',
      [cars, get('#domain/units/units.ts') + get('#domain/share/rules.ts')],
      [units, "await import('#domain/share/schema.ts');"],
      ['domain/share/rules.ts', get('#domain/cars/schema.ts')],
    ],
  ])('turn red where %s use each other, by whatever files', (_how, ...texts) => {
    const files = texts as [path: string, text: string][];
    const nouns = files.map(([path]) => path.replace(/\/[^/]+$/, '')).toSorted();
    expect(circlesOf(Object.fromEntries(files))).toEqual([
      { path: nouns[0], line: 1, says: `these import each other: ${nouns.join(', ')}` },
    ]);
  });
});

test('the repository itself is read: every room has files', () => {
  const paths = readSources(root).map(({ path }: { path: string }) => path);
  for (const room of ['domain/', 'server/', 'tests/', 'tools/']) {
    expect(paths.some((path: string) => path.startsWith(room))).toBe(true);
  }
});
