import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import type { ImportFile, UnreadableReason } from './schema.ts';

const zipLimits = {
  entries: 2_000,
  bytes: 100 * 1024 * 1024,
};

/** Pushed in parts, so that a bomb is noticed before a part of it has grown past memory. */
const PART = 16 * 1024;
const READABLE =
  /\.(csv|txt|json)$|(^|\/)(vehicles|event-subtypes|services|expenses|fuel-types|preferences)\.xml$|\/xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;
/** Of LibreOffice. */
const WORKBOOK = /^content\.xml$/i;
/** A database, with no table beside it. */
const BACKUP = /(^|\/)cartracker\.db$/i;

/** Files that records may refer to. Their real type is checked when they are stored. */
const ATTACHED = /\.(jpe?g|png|webp|gif|heic|heif|avif|pdf)$/i;

export const isAttachment = (name: string): boolean => ATTACHED.test(name);

export type Unzipped = {
  files: ImportFile[];
  /** Names of pictures and documents, which are not unpacked. */
  attached: string[];
  refused: { name: string; reason: UnreadableReason }[];
};

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const isEncrypted = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1;

const isOutside = (name: string): boolean =>
  name.startsWith('/') || name.includes('\\') || name.includes(':') || name.split('/').includes('..');

class Refusal extends Error {
  reason: UnreadableReason;
  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** In memory: names are labels only, and nothing is ever written by them. */
export function unzip(
  zip: ImportFile,
  limits = zipLimits,
  isWanted: (name: string) => boolean = (name) => READABLE.test(name),
): Unzipped {
  const files: ImportFile[] = [];
  const attached: string[] = [];
  const refused: Unzipped['refused'] = [];
  if (isEncrypted(zip.bytes))
    return { files, attached, refused: [{ name: zip.name, reason: 'zip-encrypted' }] };
  let entries = 0;
  let total = 0;
  let open = 0;

  const collect = (entry: UnzipFile, name: string) => {
    const parts: Uint8Array[] = [];
    open += 1;
    entry.ondata = (error, part, isLast) => {
      // The library hands back what was thrown in here.
      if (error) throw error instanceof Refusal ? error : new Refusal('zip-damaged');
      total += part.length;
      if (total > limits.bytes) throw new Refusal('zip-too-large');
      parts.push(part);
      if (!isLast) return;
      open -= 1;
      files.push({ name, bytes: join(parts) });
    };
    entry.start();
  };

  const reader = new Unzip((entry) => {
    entries += 1;
    if (entries > limits.entries) throw new Refusal('zip-too-many');
    const name = `${zip.name}/${entry.name}`;
    if (isOutside(entry.name)) refused.push({ name, reason: 'zip-path' });
    else if (WORKBOOK.test(entry.name)) refused.push({ name: zip.name, reason: 'spreadsheet' });
    else if (BACKUP.test(entry.name)) refused.push({ name, reason: 'backup-unsupported' });
    else if (isWanted(name)) collect(entry, name);
    else if (isAttachment(name)) attached.push(name);
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.bytes.length; at += PART) {
      reader.push(zip.bytes.subarray(at, at + PART), at + PART >= zip.bytes.length);
    }
    if (open > 0) throw new Refusal('zip-damaged');
  } catch (error) {
    const reason = error instanceof Refusal ? error.reason : 'zip-damaged';
    return { files: [], attached: [], refused: [...refused, { name: zip.name, reason }] };
  }
  return { files, attached, refused };
}

/** The files of records, by the names that the reading gave them. Those that are not there are left out. */
export function extractFiles(
  chosen: readonly ImportFile[],
  names: readonly string[],
): Map<string, Uint8Array<ArrayBuffer>> {
  const wanted = new Set(names);
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const file of chosen) {
    const inside = isZip(file.bytes) ? unzip(file, zipLimits, (name) => wanted.has(name)).files : [file];
    for (const { name, bytes } of inside) if (wanted.has(name)) found.set(name, new Uint8Array(bytes));
  }
  return found;
}
