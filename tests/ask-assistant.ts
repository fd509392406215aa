import { ChatEvent, type ChatQuestion } from '#domain/assistant/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from './applied-once.ts';
import type { Visitor } from './client.ts';
import { newCar, newIssue, repairDraft } from './people.ts';

export type Reply = { status: number; events: ChatEvent[]; error?: { code: string } };

/** Asks the assistant and reads to the end, or until `until` is true, and then closes the connection. */
export async function askAssistant(
  owner: Visitor,
  carId: string,
  question: Partial<ChatQuestion> & { content: string },
  until: (event: ChatEvent) => boolean = () => false,
): Promise<Reply> {
  const leaving = new AbortController();
  const answer = await fetch(`${owner.baseUrl}/api/cars/${carId}/assistant`, {
    method: 'POST',
    headers: { cookie: owner.cookie, origin: owner.baseUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), ...question }),
    signal: leaving.signal,
  });
  const events: ChatEvent[] = [];
  if (answer.status !== 200)
    return { status: answer.status, events, error: (await answer.json()) as { code: string } };
  let rest = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const event = ChatEvent.parse(JSON.parse(line));
      events.push(event);
      if (!until(event)) continue;
      leaving.abort();
      return { status: answer.status, events };
    }
  }
  return { status: answer.status, events };
}

export const textOf = ({ events }: Reply) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');
export const typesOf = ({ events }: Reply) => [...new Set(events.map(({ type }) => type))];
export const endOf = ({ events }: Reply) => {
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error(`the answer did not end: ${JSON.stringify(last)}`);
  return last.message;
};

/** The answer to the question that is asked before the first picture. */
export async function showPictures(owner: Visitor, to = true, host = ''): Promise<void> {
  const { modelPictures, modelPicturesHost, version } = await owner.call('settings.read');
  await owner.call('settings.edit', {
    ...editing({ version }),
    changes: {
      modelPictures: { from: modelPictures, to },
      modelPicturesHost: { from: modelPicturesHost, to: host },
    },
  });
}

/** A car with details that must not reach a model, an open problem and a repair: something to ask about. */
export async function newStoriedCar(owner: Visitor) {
  const car = await newCar(owner, {
    nickname: 'Zebrazilla',
    vin: 'YV1SW61R2C1234567',
    licensePlate: 'AB-1234',
    mileage: 185_000,
  });
  const issue = await newIssue(owner, car.id, { description: 'Squeal when braking' });
  await owner.call(
    'repairs.log',
    repairDraft(car.id, {
      title: 'Oil change',
      date: '2026-03-05',
      mechanicName: 'Jānis',
      garageName: 'Auto A',
    }),
  );
  return { carId: car.id, issueId: issue.id };
}
