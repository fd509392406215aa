import type { Procedure } from '#domain/calls.ts';
import type { Meta } from '#domain/contract-base.ts';
import { KeyScope } from '#domain/keys/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf, procedures } from '#tests/client.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { newProgram, type Program } from '#tests/keys.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { newThings } from '#tests/things.ts';
import type { Target } from './attack.ts';
import { dice, type Dice } from './dice.ts';
import { malformed } from './inputs.ts';

const open = procedures.filter((procedure) => (definitionOf(procedure).meta as Meta).key);
const WORKERS = 6;
const KEYS = 20;

/** Any input of a procedure: right, of the wrong sort, or with ids of anybody in any place. */
function anyInput(procedure: Procedure, mine: Things, theirs: Things, random: Dice): Record<string, unknown> {
  const input = structuredClone(inputFor[procedure](mine));
  if (Object.keys(input).length > 0 && random.chance(0.4)) return malformed(procedure, mine, theirs, random);
  const ids = Object.keys(input).filter((name) => name in mine);
  for (const name of ids)
    if (random.chance(0.3))
      input[name] = random.pick([...Object.values(mine), ...Object.values(theirs), newId()]);
  return input;
}

/** Calls by keys with whatever scopes and cars, of whatever the contract opens to keys; many of them write.
 * @returns answers by their status, and what no answer may be: an error of the server, or an id of another account that
 * the call did not name */
export async function callByKeys({ db, newOwner }: Target, { seed, calls }: { seed: string; calls: number }) {
  const random = dice(seed);
  const [owner, other] = [await newOwner(), await newOwner()];
  const things = [await newThings(owner), await newThings(owner)];
  const theirs = await newThings(other);
  const programs: Program[] = [];
  for (let at = 0; at < KEYS; at += 1) {
    const scopes = KeyScope.options.filter(() => random.chance(0.6));
    const carIds = random.pick([null, null, [things[0]!.carId], things.map(({ carId }) => carId)]);
    programs.push(await newProgram(owner, { scopes: scopes.length > 0 ? scopes : ['records:read'], carIds }));
  }
  const before = await fingerprint(db, [other.id]);
  const statuses: Record<number, number> = {};
  const odd: unknown[] = [];
  let made = 0;
  const work = async () => {
    while (made < calls) {
      made += 1;
      const procedure = random.pick(open);
      const input = anyInput(procedure, random.pick(things), theirs, random);
      const { status, body } = await random.pick(programs).attempt(procedure, input);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const [asked, told] = [JSON.stringify(input), JSON.stringify(body) ?? ''];
      const leaked = Object.values(theirs).filter((id) => told.includes(id) && !asked.includes(id));
      const isTyped = status < 400 || typeof (body as { code?: unknown }).code === 'string';
      if (status >= 500 || !isTyped || leaked.length > 0)
        odd.push({ procedure, asked: asked.slice(0, 300), status, told: told.slice(0, 300) });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return { statuses, odd, before, after: await fingerprint(db, [other.id]) };
}
