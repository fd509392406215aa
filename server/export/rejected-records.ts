import type { Imported } from '#domain/exports/imported.ts';
import { importRefusal } from './refuse-import.ts';

const REJECTED_MAX = 1000;
const NAME_MAX = 60;
/** What a person would know a record by. */
const NAMES = ['title', 'nickname', 'brand', 'description', 'content', 'file', 'date'];

/** Records of a document that cannot be imported: the rest is. */
export class RejectedRecords {
  /** By place, such as `issues.12`. */
  private readonly records = new Map<string, Imported['rejected'][number]>();
  /** Ids of rejected files, to which nothing may refer. */
  private readonly files = new Set<string>();

  get size(): number {
    return this.records.size;
  }

  has(path: string): boolean {
    return this.records.has(path);
  }

  /** @param field of the record that is wrong @throws BAD_REQUEST for too many */
  add(path: string, field: string, value: unknown): void {
    if (this.has(path)) return;
    const place = `${path}.${field}`;
    if (this.size >= REJECTED_MAX) throw importRefusal('invalid', place);
    this.records.set(path, { place, name: nameOf(value) });
    const { id } = (value ?? {}) as { id?: unknown };
    if (path.startsWith('media.') && typeof id === 'string') this.files.add(id);
  }

  list(): Imported['rejected'] {
    return [...this.records.values()];
  }

  /** The value without references to rejected files. */
  withoutFiles(value: unknown): unknown {
    if (this.files.size === 0) return value;
    if (typeof value === 'string') return this.files.has(value) ? null : value;
    if (Array.isArray(value))
      return value
        .filter((item) => typeof item !== 'string' || !this.files.has(item))
        .map((item) => this.withoutFiles(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.withoutFiles(item)]));
  }
}

function nameOf(value: unknown): string {
  const record = (value ?? {}) as Record<string, unknown>;
  const [name = ''] = NAMES.flatMap((field) => {
    const text = record[field];
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
  return name.slice(0, NAME_MAX);
}
