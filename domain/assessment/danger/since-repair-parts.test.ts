import { describe, expect, test } from 'vitest';
import type { AssessmentLanguage } from '../schema.ts';
import { sinceRepair } from './since-repair.ts';

/** The result with what is so now as words. */
function told(text: string, language: AssessmentLanguage = 'en') {
  const since = sinceRepair(text, language);
  return since && { ...since, present: since.present?.words.join(' ') ?? null };
}
const now = (present: string | null) => ({ present, isFailing: false, isMended: false });

describe('what was worked on, and what is so now', () => {
  test.each([
    ['work as a noun', 'Since the last service the tyre has a bulge', 'the tyre has a bulge'],
    ['a noun amid', 'It pulls after the tyre change on the left', 'it pulls on the left'],
    ['a sentence each', 'They replaced the tyre. It has a bulge', 'the tyre it has a bulge'],
    ['a turn', 'They replaced the tyre and now it pulls', 'the tyre now it pulls'],
    ['the part before the verb', 'The tyre was replaced, it has a bulge', 'the tyre it has a bulge'],
    [
      'the last of two works',
      'They swapped the pads last week, then fitted the tyre, it pulls',
      'the pads then the tyre it pulls',
    ],
    [
      'several works of one sentence',
      'They cleaned, repaired, mended and fitted the tyre, it pulls',
      'and the tyre it pulls',
    ],
    [
      'a clause before it',
      'It is a blue car, the tyre was replaced, it pulls',
      'it is a blue car the tyre it pulls',
    ],
    ['who, when and where', 'My mechanic fitted the new tyre last week, it pulls', 'the tyre it pulls'],
    ['in Latvian', 'Vakar servisā nomainīja riepas, velk pa kreisi', 'riepas velk pa kreisi'],
  ])('%s: %s', (_, text, present) => {
    const language = text.startsWith('Vakar') ? 'lv' : 'en';
    expect(told(text, language)).toEqual(now(present));
  });

  test.each(['.', ';', '!', '?', '\n'])('%j before the work ends what was worked on', (end) => {
    expect(told(`It is a blue car${end}The tyre was replaced, it pulls`)).toEqual(now('the tyre it pulls'));
  });

  test.each([
    [
      'work that leads',
      'Ever since they changed the wheels, one wobbles',
      'ever since the wheels one wobbles',
    ],
    [
      'a year before it',
      '2019: since they changed the wheels one wobbles',
      'since yyyy the wheels one wobbles',
    ],
    [
      'work that follows',
      'The wheel wobbles since they changed the tyres',
      'since the tyres the wheel wobbles',
    ],
    [
      'work amid: what was worked on tells nothing',
      'The wheel wobbles since they changed the tyres, and it pulls',
      'since the wheel wobbles and it pulls',
    ],
    ['in Latvian', 'Kopš nomainīja riteņus, viens ļodzās', 'kops ritenus viens lodzas'],
  ])('since then, %s: %s', (_, text, present) => {
    expect(told(text, text.startsWith('Kopš') ? 'lv' : 'en')).toEqual(now(present));
  });

  test('what is told far before the work belongs to what is so now', () => {
    const far = 'on the long and winding road by the sea in the far north of the island';
    expect(told(`The wheel wobbles ${far} since they changed the tyres`)).toEqual(
      now(`since the tyres the wheel wobbles ${far}`),
    );
  });
});

describe('no work, or nothing told after it', () => {
  test.each([
    'They replaced the tyre',
    'They replaced the tyre!?',
    'They replaced the tyre, 2019',
    'They replaced the tyre because it had a bulge',
    'They replaced the tyre, because there is a bulge',
    'They replaced the tyre now because there is a bulge',
    'The tyre pulls',
    'They will soon be replaced, it pulls',
    'The tyre must be replaced soon, as everybody says who ever drives in the car with me, it pulls',
  ])('%s', (text) => {
    expect(told(text)).toBeNull();
  });

  test('work that was done counts beside work that was not', () => {
    expect(told('The tyre was replaced, it pulls and must be balanced')).toEqual(
      now('the tyre it pulls and must be balanced'),
    );
  });
});

describe('the trouble is gone', () => {
  const mended = { present: null, isFailing: false, isMended: true };

  test.each([
    'They replaced the hose and the smoke is gone',
    'They replaced the hose, the radio is loud, the smoke is gone',
    'They replaced the hose, the smoke is gone, the smell is gone.',
    'They replaced the hose and the smoke is gone. ',
    'They replaced the hose and the smoke from the bonnet is gone',
  ])('and is told last: %s', (text) => {
    expect(told(text)).toEqual(mended);
  });

  test.each([
    [
      'and is loud',
      'They replaced the hose and the smoke is gone, the radio is loud',
      'the hose the radio is loud',
    ],
    ['in one word', 'They replaced the hose, the smoke is gone;pulls', 'the hose pulls'],
    ['twice', 'They replaced the hose, the smoke is gone, it is dry; it pulls', 'the hose it pulls'],
    [
      'without spaces',
      'They replaced the hose, the smoke is gone,it pulls,it sinks',
      'the hose it pulls it sinks',
    ],
  ])('but what follows it is so now, %s: %s', (_, text, present) => {
    expect(told(text)).toEqual(now(present));
  });

  test.each([
    ['a danger before it', 'They replaced the hose, the brake pedal is soft, the smoke is gone'],
    ['a danger after it', 'They replaced the hose and the smoke is gone, the brake pedal is soft'],
    ['two troubles in one', 'They replaced the hose, the smoke and heat are gone'],
  ])('it says nothing with %s: %s', (_, text) => {
    expect(told(text)).toEqual(now(null));
  });
});

describe('what is so now says nothing', () => {
  test.each([
    ['of earlier', 'They replaced the pads and the car was loud'],
    ['of another car', 'They replaced the pads and my neighbour is happy'],
  ])('%s: %s', (_, text) => {
    expect(told(text)).toEqual(now(null));
  });

  test('but what the car must do and does not', () => {
    const failing = { isFailing: true, isMended: false };
    expect(told('They bled the brakes, my neighbour says it no longer stops')).toEqual({
      ...failing,
      present: 'the brakes my neighbour says it no longer stops',
    });
    expect(told('They replaced the hose, the smoke is gone and it no longer stops')).toEqual({
      ...failing,
      present: 'the hose the smoke is gone and it no longer stops',
    });
    expect(told('They replaced the pads, it did not stop before')).toEqual({ ...failing, present: null });
  });
});

describe('how much is read', () => {
  test('the last 2000 characters', () => {
    const text = 'Replaced the tyre and it is loud';
    expect(told(text.padEnd(2000, ' loud'))).not.toBeNull();
    expect(told(text.padEnd(2001, ' loud'))).toBeNull();
  });

  test('80 characters before the work', () => {
    const long = 'a'.repeat(90);
    expect(told(`It must ${long} replaced, it pulls`)).toEqual(now(`it must ${long} it pulls`));
    expect(told(`It pulls since ${long} replaced it, loud`)).toEqual(now(`it pulls since ${long} it loud`));
  });
});
