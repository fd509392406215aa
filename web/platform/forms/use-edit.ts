import { useState } from 'react';
import { changesBetween, settleClashes, type Change, type Clash } from '#domain/merge-rules.ts';
import type { Output, Write, WriteProcedure } from '#domain/calls.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { refreshReads, useWrite } from '#web/platform/reads/query.ts';

export type EditProcedure = {
  [P in WriteProcedure]: Write<P> extends { baseVersion: number } ? P : never;
}[WriteProcedure];
type Fields = Record<string, unknown>;

export type Choice = 'mine' | 'theirs';
export type Conflict = { clashes: readonly Clash[]; decide: (choice: Choice) => void };

/** Sends only changed fields, with their values before the edit. On a conflict the form stays as it is. */
export function useEdit<P extends EditProcedure>(procedure: P) {
  const write = useWrite(procedure);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const ask = (clashes: readonly Clash[]) =>
    new Promise<Choice>((resolve) => {
      setConflict({
        clashes,
        decide: (choice) => {
          setConflict(null);
          resolve(choice);
        },
      });
    });

  /** `saved` is null if nothing changed or the change is queued.
   * @param confirmed fields that are sent even if unchanged */
  const save = async (
    key: Fields,
    before: Fields & { version: number },
    after: Fields,
    confirmed: readonly string[] = [],
  ): Promise<{ saved: Output<P> | null; isGivenUp: boolean }> => {
    let changes: Record<string, Change<unknown> | undefined> = changesBetween<Fields>(before, after);
    for (const field of confirmed) changes[field] = { from: before[field], to: after[field] };
    let baseVersion = before.version;
    let isGivenUp = false;
    while (Object.keys(changes).length > 0) {
      try {
        const saved = await write.mutateAsync({ ...key, baseVersion, changes } as unknown as Write<P>);
        return { saved, isGivenUp: false };
      } catch (error) {
        if (!isCode(error, 'CONFLICT')) throw error;
        const { version, clashes } = error.data as { version: number; clashes: Clash[] };
        changes = settleClashes(changes, clashes, await ask(clashes));
        baseVersion = version;
        isGivenUp = Object.keys(changes).length === 0;
      }
    }
    refreshReads();
    return { saved: null, isGivenUp };
  };

  return { save, conflict, isPending: write.isPending };
}
