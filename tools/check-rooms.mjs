// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nounCircles } from './noun-circles.mjs';
import { importsOf, lineAt, targetOf, withoutComments } from './imports.mjs';

/** Which room a file is in: the first pattern that fits. A noun is the folder name, where one counts. */
const rooms = [
  ['tests', /\.(test|spec)\.tsx?$|^tests\//],
  ['tools', /^tools\/|^[^/]+\.config\.ts$/],
  ['domain', /^domain\//],
  ['server/table', /^server\/((platform\/)?[^/]+\/(table|columns|policy)|tables)\.ts$/],
  ['server/platform', /^server\/platform\//],
  ['server/routes', /^server\/[^/]+\/(routes|jobs)\.ts$|^server\/accounts\/auth\.ts$/],
  ['server/portable', /^server\/[^/]+\/portable\.ts$/],
  ['server/store', /^server\/[^/]+\/([^/]+-)?store\.ts$/],
  ['server/command', /^server\/[^/]+\/[^/]+-[^/]+\.ts$/],
  ['server/command', /^server\/(media|assessment|assistant)\/[^/]+\.ts$/],
  ['server/app', /^server\/(app|main|nouns)\.ts$/],
  ['web/platform', /^web\/platform\//],
  ['web/ui', /^web\/ui\//],
  ['web/screens', /^web\/screens\//],
  ['web/noun', /^web\/(?!public\/)[^/]+\//],
  ['web/app', /^web\/[^/]+$/],
];

const serverSide = [
  'fastify',
  '@fastify',
  'pg',
  'drizzle-orm',
  'better-auth',
  'flydrive',
  'sharp',
  'pino',
  'ai',
];
const forServers = [...serverSide, '@ai-sdk', '@aws-sdk', '@orpc/server', '@orpc/openapi', 'nodemailer'];
const forBrowsers = ['react', 'react-dom', 'radix-ui', 'lucide-react', 'sonner', 'idb'];
const inDomain = ['zod/mini', '@orpc/contract'];
/** Parsers of foreign files, loaded with the screen that imports. */
const inImports = ['csv-parse', 'fflate', 'sax'];
const noBrowser = { without: [...forBrowsers, '@tanstack'] };
const noServer = { without: forServers, builtins: false };

/** Who may import whom (ARCHITECTURE.md). Anything else is an error; type imports count. */
export const table = {
  domain: { rooms: ['domain'], only: [...inDomain, ...inImports], builtins: false },
  'server/table': { rooms: ['domain', 'server/table'], only: ['drizzle-orm'], builtins: false },
  'server/platform': { rooms: ['domain', 'server/table', 'server/platform'], ...noBrowser },
  'server/routes': {
    rooms: ['domain', 'server/table', 'server/store', 'server/command', 'server/platform'],
    ...noBrowser,
  },
  'server/command': {
    rooms: ['domain', 'server/table', 'server/store', 'server/command', 'server/platform'],
    ...noBrowser,
  },
  'server/store': {
    rooms: ['domain', 'server/table', 'server/platform'],
    only: ['drizzle-orm', 'pg'],
    builtins: false,
  },
  'server/portable': {
    rooms: ['domain', 'server/table', 'server/platform'],
    only: ['drizzle-orm', 'zod/mini'],
    builtins: false,
  },
  'server/app': {
    rooms: ['domain', 'server/app', 'server/routes', 'server/portable', 'server/platform'],
    ...noBrowser,
  },
  'web/platform': { rooms: ['domain', 'web/platform'], ...noServer },
  'web/ui': { rooms: ['domain', 'web/platform', 'web/ui'], ...noServer },
  'web/noun': { rooms: ['domain', 'web/platform', 'web/ui', 'own web/noun'], ...noServer },
  'web/screens': { rooms: ['domain', 'web/platform', 'web/ui', 'web/noun', 'web/screens'], ...noServer },
  'web/app': {
    rooms: ['domain', 'web/platform', 'web/ui', 'web/noun', 'web/screens', 'web/app'],
    ...noServer,
  },
  tests: { rooms: 'all' },
  tools: { rooms: 'all' },
};

const vagueNames = /^(utils?|helpers?|misc|common|types)$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const maxLines = 300;
const longByNature = /\/knowledge\/|^domain\/language\/|\/table\.ts$|-catalogue\.ts$/;
const defaultExportDemanded = /^tests\/(.+\/)?global-setup\.ts$|^web\/ui\/lucide-icon\.tsx$|\.d\.ts$/;
/** Sign-in, the assistant, files, archives, snapshots, notices and webhooks; and that a link was opened, which changes nothing of a car. */
const writesOnItsOwn =
  /^server\/(accounts|assessment|assistant|export|media|notices|oauth|operator|reports|webhooks)\/|^server\/share\/store\.ts$/;
const mayReadEnvironment = /^server\/platform\/config\.ts$/;

function roomOf(path) {
  return rooms.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Two files are neighbours when they share room and noun: `domain/cars`, `web/ui`. */
function nounOf(path) {
  return path.split('/').slice(0, 2).join('/');
}

function belongsTo(specifier, packages) {
  return packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function complainAboutLibrary(room, specifier) {
  const row = table[room];
  if (isBuiltin(specifier)) return row.builtins === false ? `${room} may not use Node's ${specifier}` : null;
  if (row.only && !belongsTo(specifier, row.only)) {
    return `${room} may use no library but ${row.only.join(', ')}; not ${specifier}`;
  }
  return belongsTo(specifier, row.without ?? [])
    ? `${room} may not use ${specifier}: it is for the other side`
    : null;
}

function complainAboutImport(path, room, { specifier, typeOnly }) {
  const target = targetOf(path, specifier);
  if (target === null) {
    if (specifier === '@orpc/contract' && room.startsWith('web/') && !typeOnly) {
      return 'the browser takes the contract as a type only';
    }
    return complainAboutLibrary(room, specifier);
  }
  if (table[room].rooms === 'all') return null;
  const neighbours = nounOf(path) === nounOf(target);
  if (specifier.startsWith('..') && !neighbours)
    return `another folder is imported by its # name, not ${specifier}`;
  if (target === 'domain/contract.ts' && room.startsWith('web/') && !typeOnly) {
    return 'the browser takes the contract as a type only';
  }
  const there = roomOf(target);
  const allowed = table[room].rooms;
  const isAllowed = allowed.includes(there) || (neighbours && allowed.includes(`own ${there}`));
  return isAllowed ? null : `${room} may not import ${target} (${there ?? 'no room'})`;
}

const codeRules = [
  {
    of: /^(domain|server|web)\//,
    but: mayReadEnvironment,
    pattern:
      /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|['"](node:)?process['"]/g,
    says: 'only server/platform/config.ts reads the environment',
  },
  {
    of: /^domain\//,
    pattern: /\bDate\.now\b|\bnew\s+Date\s*(\(\s*\)|;)|\bMath\.random\b/g,
    says: 'domain is pure: time and chance come in as arguments',
  },
  {
    of: /^domain\/(?!imports\/)/,
    pattern: new RegExp(`\\bfrom\\s*['"](${inImports.join('|')})\\b`, 'g'),
    says: 'parsers of foreign files belong to domain/imports',
  },
  {
    of: /^(domain|server|web)\//,
    pattern: /\bexport\s+(type\s+)?(\*|\{[^}]*\})(\s*as\s+\w+)?\s*from\b/g,
    says: 'no barrels: import from the file that defines it',
  },
  {
    of: /^(domain|server|web|tests)\//,
    but: defaultExportDemanded,
    pattern: /^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/gm,
    says: 'no default exports: one thing has one name',
  },
  {
    of: /^(domain|server|web)\//,
    pattern: /\bimport\s*\(\s*[^'"`\s)]|\bimport\s*\(\s*`[^`]*\$\{|\bimport\.meta\.glob\b/g,
    says: 'an import by a computed name cannot be checked: write the names out',
  },
  {
    of: /^server\//,
    but: /^server\/platform\/(access|database)\//,
    pattern:
      /\bas\s+(unknown\s+as\s+)?(\w*CarScope|OwnerScope|Deletion)\b|\b(provenCar|ownerScope|runOperation|clearAnswers)\b|\brevision\b[^\n]{0,20}\+ 1/g,
    says: 'access, revisions and cleared answers belong to carWrite, carDelete and ownerWrite (decision 012)',
  },
  {
    of: /^server\/(?!platform\/)/,
    but: writesOnItsOwn,
    pattern: /\.transaction\s*\(|\b(db|tx)\s*\.\s*(insert|update|delete)\s*\(/g,
    says: 'a write goes through carWrite, carDelete or ownerWrite (decision 012)',
  },
];

function checkCode(path, text) {
  const code = withoutComments(text);
  return codeRules
    .filter((rule) => rule.of.test(path) && !rule.but?.test(path))
    .flatMap((rule) =>
      [...code.matchAll(rule.pattern)].map((match) => ({ line: lineAt(code, match.index), says: rule.says })),
    );
}

function checkName(path) {
  const found = [];
  for (const part of path.split('/')) {
    const stem = part.replace(/\..*$/, '');
    if (vagueNames.test(stem)) found.push(`'${part}' says nothing: name it by what it holds`);
    if (!kebabCase.test(part)) found.push(`'${part}' is not kebab-case`);
  }
  if (/(^|\/)index\.tsx?$/.test(path)) found.push('no barrels: no index files');
  return found.map((says) => ({ line: 1, says }));
}

function checkSize(path, text) {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= maxLines || longByNature.test(path)) return [];
  return [{ line: maxLines + 1, says: `${lines} lines; stop at ${maxLines} and split by what it does` }];
}

function checkRoom(path, room, text) {
  // Tests hold planted mistakes in strings, and may import everything anyway.
  const code = room === 'tests' ? [] : checkCode(path, text);
  const imports = importsOf(text).map((one) => ({
    line: one.line,
    says: complainAboutImport(path, room, one),
  }));
  return [...code, ...imports.filter(({ says }) => says !== null)];
}

/**
 * Everything that breaks the floor plan, for files given by their paths from the root of the repository.
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, line: number, says: string }[]}
 */
export function checkRooms(files) {
  const found = files.flatMap(({ path, text }) => {
    const room = roomOf(path);
    const named = [...checkName(path), ...checkSize(path, text)];
    const inRoom = room ? checkRoom(path, room, text) : [{ line: 1, says: 'no place in the floor plan' }];
    return [...named, ...inRoom].map((one) => ({ path, ...one }));
  });
  const product = files.filter(({ path }) => !['tests', 'tools'].includes(roomOf(path)));
  return [...found, ...nounCircles(product)];
}

function sourcesUnder(root, path) {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return sourcesUnder(root, inner);
    return /\.(tsx?|mjs|js|jsx|cjs|mts|cts)$/.test(entry.name) ? [inner] : [];
  });
}

/** Every source file of the repository. */
export function readSources(root) {
  const top = readdirSync(root).filter((name) => /\.config\.(ts|js|mjs)$/.test(name));
  const inRooms = ['domain', 'server', 'web', 'tests', 'tools'].flatMap((room) => sourcesUnder(root, room));
  return [...top, ...inRooms].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  const violations = checkRooms(files);
  for (const { path, line, says } of violations) console.log(`${path}:${line}: ${says}`);
  console.log(
    violations.length === 0
      ? `${files.length} files, every one in its room`
      : `${violations.length} violations`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
