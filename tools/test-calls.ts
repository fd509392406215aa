import { parseSync } from 'vite';
import { longTag } from './test-parts.mjs';

/** One call of `test`, `describe` and their like in a source file. */
export type TestCall = {
  kind: 'test' | 'group';
  line: number;
  /** The fixed pieces of the title, one more than it has placeholders; none when the title is no literal. */
  pieces: string[];
  /** The ids in the tag field, without Playwright's @. */
  ids: string[];
  isLong: boolean;
};

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function descendantsOf(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(descendantsOf)];
}

/** The names of a callee from left to right: `test.describe.each(rows)` gives test, describe, each. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'MemberExpression') {
    const left = namesOf(callee['object']);
    return left.length === 0 ? [] : [...left, ...namesOf(callee['property'])];
  }
  return callee.type === 'CallExpression' ? namesOf(callee['callee']) : [];
}

function kindOf(names: readonly string[]): TestCall['kind'] | null {
  const [first = ''] = names;
  if (!/^(test|it|describe|\w+Test)$/.test(first)) return null;
  if (names.some((name) => ['step', 'extend', 'use'].includes(name))) return null;
  return names.includes('describe') ? 'group' : 'test';
}

function piecesOf(title: unknown): string[] {
  if (!isNode(title)) return [];
  if (title.type === 'TemplateLiteral') {
    const quasis = title['quasis'] as { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked);
  }
  return typeof title['value'] === 'string' ? [title['value']] : [];
}

function stringsIn(node: Node): string[] {
  return descendantsOf(node).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

function tagsOf(details: unknown): string[] {
  if (!isNode(details) || details.type !== 'ObjectExpression') return [];
  const fields = (details['properties'] as Node[]).filter(
    ({ key }) => isNode(key) && /^tags?$/.test(String(key['name'])),
  );
  return fields.flatMap(stringsIn);
}

/** Every test and group of tests in a source, in its order. */
export function testCallsIn(file: string, text: string): TestCall[] {
  const { program, errors } = parseSync(file, text, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return descendantsOf(program as unknown as Node).flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const kind = kindOf(namesOf(node['callee']));
    const [title, details] = node['arguments'] as Node[];
    const pieces = piecesOf(title);
    const tags = tagsOf(details);
    if (kind === null || (pieces.length === 0 && tags.length === 0)) return [];
    const line = text.slice(0, node.start).split('\n').length;
    const ids = tags.filter((tag) => tag !== longTag).map((tag) => tag.replace(/^@/, ''));
    return [{ kind, line, pieces, ids, isLong: tags.includes(longTag) }];
  });
}

/** The tags of rows: ids of tests whose tag field is a variable, as in `for (const [path, ...tag] of rows)`. */
export function looseTagsIn(text: string): string[] {
  return [...text.matchAll(/(['"`])@([A-Z][A-Z0-9]*-\d+)\1/g)].map(([, , id = '']) => id);
}
