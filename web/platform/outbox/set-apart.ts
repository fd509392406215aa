import { behaviourOf } from '#domain/outbox/register.ts';
import type { Id } from '#domain/ids.ts';
import type { Refused, StoredOperation, WaitingFile } from './records.ts';

/** Marks rows that are damaged or from a newer version: kept as they are and never sent. */
export const UNREADABLE = 'UNREADABLE';
const refused: Refused = { code: UNREADABLE, status: 400 };

export const isSetApart = (one: { refused: Refused | null }): boolean => one.refused?.code === UNREADABLE;

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRefusal = (value: unknown): boolean =>
  value == null || (isRecord(value) && isText(value['code']) && typeof value['status'] === 'number');
const areIds = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** The row, or a placeholder with only its place and the record it may create. */
export function readableOperation(row: StoredOperation): StoredOperation {
  if (isReadable(row)) return row;
  const { seq, userId, procedure, at, opId, input } = row as Record<keyof StoredOperation, unknown>;
  const id = isRecord(input) && isText(input['id']) ? { id: input['id'] } : {};
  const isKnown = isText(procedure) && behaviourOf({ procedure }) !== undefined;
  return {
    seq,
    userId,
    procedure: isText(procedure) && !isKnown ? procedure : 'unreadable',
    input: id,
    at: isText(at) ? at : '',
    opId: isText(opId) ? opId : `row ${String(seq)}`,
    refused,
  } as unknown as StoredOperation;
}

function isReadable(row: StoredOperation): boolean {
  const { procedure, at, opId, input, refused: earlier } = row as Record<keyof StoredOperation, unknown>;
  if (![procedure, at, opId].every(isText) || !isRecord(input) || !isRefusal(earlier)) return false;
  const behaviour = behaviourOf(row);
  if (!behaviour) return false;
  try {
    const { subject, creates, files } = behaviour;
    const about = subject(row.input);
    const isWhole = about === null || isText(about);
    const made = typeof creates === 'function' ? creates(row.input) : [];
    return isWhole && areIds(made) && areIds(files?.(row.input) ?? []);
  } catch {
    // It lacks fields that every such change has.
    return false;
  }
}

export function readableFile(row: WaitingFile): WaitingFile {
  const {
    id,
    userId,
    name,
    type,
    purpose,
    owed,
    refused: earlier,
  } = row as Record<keyof WaitingFile, unknown>;
  const isOwed = owed == null || (isRecord(owed) && isText(owed['to']) && isText(owed['id']));
  if ([name, type, purpose].every(isText) && isOwed && isRefusal(earlier)) return row;
  return {
    id: id as Id,
    userId: userId as Id,
    carId: null,
    purpose: 'issue',
    name: isText(name) ? name : '',
    type: isText(type) ? type : '',
    tries: 0,
    refused,
    owed: null,
  };
}
