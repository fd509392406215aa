import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { newCar } from '#tests/people.ts';
import { owner, withNewOwners, world } from '#tests/set-up.ts';

withNewOwners();

const read = () => owner.call('settings.read');
const edit = (base: { version: number }, changes: Record<string, unknown>) =>
  owner.attempt('settings.edit', { ...editing(base), changes });

test(
  'a fresh owner has the defaults, and nothing chosen',
  { tags: ['ENT-49', 'ENT-50', 'ENT-51'] },
  async () => {
    expect(await read()).toEqual({ ...defaultSettings, version: 1 });
    expect(await read()).toMatchObject({
      language: 'en',
      notificationsEnabled: true,
      mechanicSharingEnabled: true,
    });
    // Settings stored with the first edit, or the first car, have them as well.
    const changed = { ...defaultSettings, theme: 'dark', version: 2 };
    expect((await edit({ version: 1 }, { theme: { from: 'system', to: 'dark' } })).body).toEqual(changed);
    expect(await read()).toEqual(changed);
    const driver = await world.newOwner();
    const { id } = await newCar(driver);
    expect(await driver.call('settings.read')).toMatchObject({
      ...defaultSettings,
      selectedCarId: id,
      mainCarId: id,
    });
  },
);

describe('editing the settings', () => {
  test('changes the given fields, for this owner only', { tags: ['ROLE-05'] }, async () => {
    const stranger = await world.newOwner();
    await newCar(stranger);
    const theirs = await stranger.call('settings.read');
    const answer = await edit(await read(), {
      language: { from: 'en', to: 'lv' },
      notificationsEnabled: { from: true, to: false },
      mechanicSharingEnabled: { from: true, to: false },
      modelAllowed: { from: true, to: false },
      modelPictures: { from: null, to: true },
      policySeen: { from: 1, to: 2 },
      currency: { from: 'USD', to: 'EUR' },
      theme: { from: 'system', to: 'dark' },
      roadsidePhone: { from: null, to: '+371 1888' },
    });
    const changed = {
      language: 'lv',
      notificationsEnabled: false,
      mechanicSharingEnabled: false,
      modelAllowed: false,
      modelPictures: true,
      policySeen: 2,
      currency: 'EUR',
      theme: 'dark',
      roadsidePhone: '+371 1888',
    };
    expect(answer.body).toEqual({ ...defaultSettings, ...changed, version: 2 });
    expect(await read()).toEqual(answer.body);
    expect(await stranger.call('settings.read')).toEqual(theirs);
    expect(await (await world.newOwner()).call('settings.read')).toEqual({ ...defaultSettings, version: 1 });
    const nobody = await world.visitor().attempt('settings.edit', {
      ...editing(await read()),
      changes: { theme: { from: 'dark', to: 'light' } },
    });
    expect([nobody.status, (await world.visitor().attempt('settings.read')).status]).toEqual([401, 401]);
    expect(await read()).toEqual(answer.body);
    // Consent has to be shown.
    const answeredAt = async () => {
      const { rows } = await world.deps.db.$client.query<{ at: Date | null }>(
        'select model_pictures_at as at from settings where owner_id = $1',
        [owner.id],
      );
      return rows[0]?.at?.getTime() ?? 0;
    };
    const first = await answeredAt();
    expect(first).toBeGreaterThan(Date.now() - 60_000);
    await edit(await read(), { modelPicturesHost: { from: null, to: 'other.example' } });
    expect(await answeredAt()).toBeGreaterThan(first);
  });

  test(
    'the selected and the main car are own cars; another one is refused and nothing changes',
    { tags: ['GEN-05', 'ENT-17'] },
    async () => {
      const [first, second] = [await newCar(owner), await newCar(owner)];
      const settings = await read();
      const selected = await edit(settings, { selectedCarId: { from: first.id, to: second.id } });
      const apart = { selectedCarId: second.id, mainCarId: first.id };
      expect(selected.body).toMatchObject(apart);
      expect(await owner.call('cars.list')).toMatchObject(apart);
      const chosen = await edit(await read(), { mainCarId: { from: first.id, to: second.id } });
      expect(chosen.body).toMatchObject({ selectedCarId: second.id, mainCarId: second.id });
      expect(await owner.call('cars.list')).toMatchObject({ selectedCarId: second.id, mainCarId: second.id });
      const foreign = await newCar(await world.newOwner());
      for (const id of [foreign.id, newId()]) {
        const now = await read();
        const refused = await edit(now, {
          theme: { from: 'system', to: 'dark' },
          mainCarId: { from: second.id, to: id },
        });
        expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect(await read()).toEqual(now);
      }
    },
  );

  test('reports invalid fields', { tags: ['ENT-49'] }, async () => {
    const settings = await read();
    for (const changes of [
      { language: { from: 'en', to: 'de' } },
      { language: { from: 'en', to: '' } },
      { language: { from: 'en', to: 'LV' } },
      { theme: { from: 'system', to: 'pink' } },
      { notificationsEnabled: { from: true, to: 'no' } },
      { mainCarId: { from: null, to: 'x' } },
      { role: { from: 'owner', to: 'admin' } },
    ]) {
      expect(faults(await edit(settings, changes))).toHaveLength(1);
    }
    expect(faults(await edit(settings, { currency: { from: 'USD', to: 'ABC' } }))).toEqual([
      'changes.currency.to: Please enter a valid amount',
    ]);
    expect(await read()).toEqual(settings);
    await edit(settings, { language: { from: 'en', to: 'lv' } });
    expect(await read()).toMatchObject({ language: 'lv' });
  });

  test('keeps both a first car and a first edit made concurrently', async () => {
    const [car] = await Promise.all([
      newCar(owner),
      edit({ version: 1 }, { theme: { from: 'system', to: 'dark' } }),
    ]);
    expect(await read()).toMatchObject({ theme: 'dark', selectedCarId: car.id, mainCarId: car.id });
  });
});
