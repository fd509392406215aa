import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';
import { readSpecification } from './specification.ts';

/** The text of each file by its path from the root of the repository; '' for what is not read. */
export type Tree = ReadonlyMap<string, string>;

const folders = ['deploy', 'docs', 'domain', 'migrations', 'server', 'tests', 'tools', 'web'];
const textual = /\.(ts|tsx|mjs|js|css|html|md|sql|txt|ya?ml)$|^\.oxlintrc\.json$/;
/** Encoded data, in which anything may look like an id, and the test that plants references. */
const unread = new Set([
  'domain/assessment/knowledge/danger-weights.ts',
  'domain/assessment/knowledge/stop-weights.ts',
  'domain/assessment/knowledge/weights.ts',
  'domain/assistant/ask/about-car-weights.ts',
  'domain/assistant/ask/asks-weights.ts',
  'tools/check-references.test.ts',
]);

const decisionId = /(?<![\w#/.-])D\d{1,3}(?![\w-])/g;
const sectionNumber = /(?:\bspec(?:ification)?,? |\bsections? |§ ?)\d+(?:\.\d+)?/gi;
const decisionRecord = /\bdecisions?[/ ](\d{3})\b/gi;
const documentPath = /(?<![\w./-])docs\/[\w/-]+\.(?:md|tsv)/g;
/** A path of the repository in a document, alone or with words that its file must hold, such as a test's title. */
const evidence = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*\\w)(?: › ([^\`]+))?\``, 'g');
/** A link or a picture. */
const markdownLink = /(?:\]\(|<img src=")([^)"\s]+)[)"]/g;

/** The anchor that a heading of markdown gets. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function linkFault(path: string, link: string, tree: Tree): string | null {
  if (/^[a-z]+:/.test(link)) return null;
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? path : posix.join(posix.dirname(path), target).replace(/\/$/, '');
  const text = tree.get(file);
  if (text === undefined) {
    const isFolder = [...tree.keys()].some((known) => known.startsWith(`${file}/`));
    return isFolder ? null : `no file for the link ${link}`;
  }
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  return anchor === undefined || headings.includes(anchor) ? null : `no heading for the link ${link}`;
}

function evidenceFault(path: string, words: string | undefined, tree: Tree): string | null {
  const text = tree.get(path);
  if (text === undefined) {
    const isFolder = words === undefined && [...tree.keys()].some((known) => known.startsWith(`${path}/`));
    return isFolder ? null : `no file ${path}`;
  }
  return words === undefined || text.includes(words) ? null : `${path} does not hold '${words}'`;
}

type LineCheck = (line: string, path: string) => (string | null)[];

function lineChecks(tree: Tree, ids: ReadonlySet<string>): LineCheck[] {
  const prefixes = new Set([...ids].flatMap((id) => id.match(/^[A-Z0-9]+(?=-)/) ?? []));
  const statementId = new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})-\\d{1,3}(?![\\w-])`, 'g');
  const records = new Set(
    [...tree.keys()].flatMap((path) => path.match(/(?<=^docs\/maintain\/decisions\/)\d{3}/) ?? []),
  );
  const unknownIds = (pattern: RegExp) => (line: string) =>
    [...line.matchAll(pattern)].map(([id]) => (ids.has(id) ? null : `unknown id ${id}`));
  return [
    unknownIds(statementId),
    unknownIds(decisionId),
    (line) =>
      [...line.matchAll(sectionNumber)].map(
        ([found]) => `'${found}' is no id of docs/maintain/specification`,
      ),
    (line) =>
      [...line.matchAll(decisionRecord)].map(([found, number = '']) =>
        records.has(number) ? null : `no record for '${found}' in docs/maintain/decisions`,
      ),
    (line) =>
      [...line.matchAll(documentPath)].map(([found]) => (tree.has(found) ? null : `no file ${found}`)),
    (line, path) =>
      path.endsWith('.md')
        ? [...line.matchAll(evidence)].map(([, file = '', words]) => evidenceFault(file, words, tree))
        : [],
    (line, path) =>
      path.endsWith('.md')
        ? [...line.matchAll(markdownLink)].map(([, link = '']) => linkFault(path, link, tree))
        : [],
  ];
}

/** Every reference of a tree that leads nowhere, each with its place. */
export function referenceFaults(tree: Tree, ids: ReadonlySet<string>): string[] {
  const checks = lineChecks(tree, ids);
  return [...tree].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) =>
      checks
        .flatMap((check) => check(line, path))
        .filter((fault) => fault !== null)
        .map((fault) => `${path}:${at + 1}: ${fault}`),
    ),
  );
}

function readTree(): Tree {
  const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true }).filter((entry) =>
      entry.isFile(),
    ),
  );
  return new Map(
    [...top, ...below].map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name));
      const isRead = textual.test(path) && !unread.has(path);
      return [path, isRead ? readFileSync(join(root, path), 'utf8') : ''];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = referenceFaults(readTree(), new Set(readSpecification().keys()));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
