import { packed, unpacked, type Contents } from '#tests/export-zip.ts';
import { damage } from './files.ts';
import type { Dice } from './dice.ts';
import { wrong } from './inputs.ts';

type Node = Record<string, unknown> | unknown[];

/** Exports that are damaged, cut, or hold names and documents that no export has. */
export async function hostileArchives(zip: Buffer): Promise<(random: Dice) => Promise<Buffer>> {
  const contents = await unpacked(zip);
  const text = contents.get('carful.json')!.toString();
  const withDocument = (document: string) =>
    packed(new Map<string, Buffer>([...contents, ['carful.json', Buffer.from(document)]]));
  return async (random) => {
    switch (
      random.pick(['damaged', 'cut', 'noise', 'bent', 'bent', 'bent', 'no document', 'names', 'cut text'])
    ) {
      case 'cut':
        return zip.subarray(0, random.below(zip.length));
      case 'noise':
        return Buffer.concat([zip.subarray(0, random.below(60)), damage(Buffer.alloc(2000), random)]);
      case 'bent':
        return withDocument(bent(text, random));
      case 'no document':
        return withDocument(random.pick(documents));
      case 'names':
        return withNames(contents, random);
      case 'cut text':
        return withDocument(text.slice(0, random.below(text.length)));
      default:
        return damage(zip, random);
    }
  };
}

const documents = [
  '',
  'null',
  '[]',
  '"text"',
  '7',
  '{"version":1e999}',
  '{"version":-1}',
  '{"version":99}',
  '\ufeff{}',
  '['.repeat(100_000),
  `{"version":1,"cars":${'[{"a":'.repeat(5000)}`,
  `{"cars":"${'x'.repeat(300_000)}"}`,
  `{"version":1,"profile":"${'a'.repeat(100_000)}"${',"x":[]'.repeat(2000)}}`,
  '{"__proto__":{"cars":[]}}',
];

/** One value of the document, at any depth, is of another sort. */
function bent(text: string, random: Dice): string {
  const document = JSON.parse(text) as Node;
  let node: Node = document;
  for (;;) {
    const keys = Object.keys(node);
    if (keys.length === 0) break;
    const key = random.pick(keys) as keyof Node;
    const inner = node[key];
    if (typeof inner === 'object' && inner !== null && random.chance(0.9)) {
      node = inner as Node;
      continue;
    }
    (node as Record<string, unknown>)[key] = random.pick(wrong);
    break;
  }
  return JSON.stringify(document);
}

async function withNames(contents: Contents, random: Dice): Promise<Buffer> {
  const name = random.pick([
    '__/__/evil.jpg',
    'files/evil_jpg',
    `files/${'x'.repeat(500)}.jpg`,
    'carful_json',
  ]);
  const zip = await packed([...contents, [name, Buffer.from('evil')]]);
  // The library refuses to write such names.
  return Buffer.from(zip.toString('latin1').replaceAll('__/__/evil', '../../evil'), 'latin1');
}
