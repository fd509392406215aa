import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newCar, newLink, repairDraft } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

test(
  'the form is told the titles and shops of the own repairs, never those of others',
  { tags: ['REP-12'] },
  async () => {
    const person = await world.newOwner();
    const { id: first } = await newCar(person);
    const { id: second } = await newCar(person);
    const used = () => person.call('repairs.suggestions');
    expect(await used()).toEqual({ titles: [], garages: [] });
    const add = (car: Id, title: string, date: string, garageName: string | null) =>
      person.call('repairs.log', repairDraft(car, { title, date, garageName }));
    await add(first, 'Eļļas maiņa', '2024-01-05', 'Juris');
    await add(second, 'eļļas maiņa', '2025-01-05', 'JURIS');
    await add(second, 'Tires', '2023-01-05', null);
    expect(await used()).toEqual({
      titles: [
        { text: 'eļļas maiņa', count: 2, last: '2025-01-05' },
        { text: 'Tires', count: 1, last: '2023-01-05' },
      ],
      garages: [{ text: 'JURIS', count: 2, last: '2025-01-05' }],
    });
    const { token } = await newLink(person, first, { isEditable: true });
    expect((await world.visitor().attempt('repairs.suggestions', { token })).status).toBe(401);
    expect(JSON.stringify(await world.visitor().call('share.open', { token }))).not.toMatch(/juris|tires/i);
    const stranger = await world.newOwner();
    await newCar(stranger);
    expect(await stranger.call('repairs.suggestions')).toEqual({ titles: [], garages: [] });
  },
);
