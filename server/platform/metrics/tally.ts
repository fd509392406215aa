/** Counters of this process by label. They cost a map entry each; the metrics library is only loaded to publish them. */
export type Tally<Label extends string> = {
  add(label: Label, change?: number): void;
  readonly values: ReadonlyMap<Label, number>;
};

/** @param labels published as 0 from the start, because a counter that first appears as 1 has not increased */
function tally<Label extends string>(...labels: Label[]): Tally<Label> {
  const values = new Map<Label, number>(labels.map((label) => [label, 0]));
  return {
    values,
    add: (label, change = 1) => void values.set(label, (values.get(label) ?? 0) + change),
  };
}

/** By the name of a fair queue. */
export const queueTasks: Record<'running' | 'waiting', Tally<string>> = {
  running: tally(),
  waiting: tally(),
};

export const liveConnections = tally<'owner' | 'link'>();

/** `cancelled`: the client disconnected. */
type CallOutcome = 'answered' | 'failed' | 'cancelled';
export const modelCalls: Record<'text' | 'speech', Tally<CallOutcome>> = { text: tally(), speech: tally() };

export const backups = tally('made', 'failed');
