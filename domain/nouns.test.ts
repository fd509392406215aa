import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { nouns } from './nouns.ts';
import { behaviourOf, queuedProcedures } from './outbox/register.ts';

type Reasons = Record<string, { no?: string; name?: string }>;
type Behaviour = { no?: string; writes?: Reasons; asks?: Reasons };
const register: Record<string, Behaviour> = nouns;

const changing = Object.entries(contract).flatMap(([noun, procedures]) =>
  Object.entries(procedures).flatMap(([verb, procedure]) =>
    procedure['~orpc'].route.method === 'GET' ? [] : [{ noun, name: `${noun}.${verb}` }],
  ),
);

test('every procedure that changes data is queued without a network, or gives a reason', () => {
  expect(changing.length).toBeGreaterThan(20);
  const silent = changing.filter(({ noun, name }) => {
    const { no, writes, asks } = register[noun]!;
    const reason = no ?? { ...writes, ...asks }[name]?.no;
    return !behaviourOf({ procedure: name }) && !reason;
  });
  expect(silent).toEqual([]);
});

test('queued procedures change data that the owner logs and edits', () => {
  expect(queuedProcedures.filter((procedure) => !changing.some(({ name }) => name === procedure))).toEqual(
    [],
  );
  expect(queuedProcedures.toSorted()).toEqual([
    'cars.add',
    'cars.edit',
    'documents.add',
    'documents.delete',
    'documents.edit',
    'fills.delete',
    'fills.edit',
    'fills.log',
    'imports.begin',
    'issues.delete',
    'issues.edit',
    'issues.log',
    'mileage.correct',
    'notices.edit',
    'recurrences.add',
    'recurrences.delete',
    'reminders.add',
    'reminders.delete',
    'reminders.done',
    'reminders.edit',
    'reminders.pause',
    'reminders.snooze',
    'reminders.undo',
    'repairs.delete',
    'repairs.edit',
    'repairs.log',
    'replies.delete',
    'replies.edit',
    'settings.edit',
  ]);
});

test('a file uploaded later belongs to exactly one kind of record', () => {
  const owners = Object.values(nouns).flatMap((noun) => ('lateFile' in noun ? [noun.lateFile.to] : []));
  expect(owners.toSorted()).toEqual(['car', 'document', 'fill', 'issue', 'repair']);
});
