import { expect, test } from 'vitest';
import { assessOffline } from '../engine.ts';
import type { AssessmentLanguage } from '../schema.ts';

/** A danger told by itself stays one in any of these, and nothing in them is one. */
const DANGERS: Record<AssessmentLanguage, readonly string[]> = {
  en: [
    'I smell fuel.',
    'The brakes do not work.',
    'My car overheats and the code is P0217.',
    'The red brake light is on.',
    'The brake pedal goes to the floor.',
    'The red oil light stays on at idle.',
    'Two wheel bolts are missing.',
    'The steering wheel has a lot of play.',
    'There is a bulge on the side of a tire.',
    'Smoke comes from under the hood.',
  ],
  lv: [
    'Jūtu degvielas smaku.',
    'Bremzes nedarbojas.',
    'Auto pārkarst.',
    'Deg sarkanā bremžu lampiņa.',
    'Bremžu pedālis krīt līdz grīdai.',
    'Deg sarkana eļļas lampiņa.',
    'Ritenim trūkst divu skrūvju.',
    'Stūrei ir liels brīvgājiens.',
    'Riepai sānā ir bumbulis.',
    'No motora nāk dūmi.',
  ],
};

const FRAMES: Record<AssessmentLanguage, readonly string[]> = {
  en: [
    '{} What should I do?',
    '{} How much will it cost to fix?',
    '{} Thanks in advance.',
    'Hello, first post here. {}',
    'It passed its inspection in March with no advisories. {}',
    'My car is a Toyota Yaris 2019. {}',
    '{} The car is 12 years old.',
    'I use it for work and the school run. {}',
    'The radio has a loose button. {} Has anyone had this before?',
    'Hi all. It is a 2015 hatchback with 90k miles. It was serviced last month, new tires in autumn. {} Otherwise it drives fine. Thanks!',
  ],
  lv: [
    '{} Ko darīt?',
    '{} Cik maksās salabot?',
    '{} Paldies jau iepriekš.',
    'Sveiki, rakstu pirmo reizi. {}',
    'Martā izgāja tehnisko apskati bez aizrādījumiem. {}',
    'Man ir 2019. gada Toyota Yaris. {}',
    '{} Auto ir 12 gadus vecs.',
    'Ar to vedu bērnus uz skolu. {}',
    'Radio poga ir vaļīga. {} Vai kādam ir bijis tāpat?',
    'Labdien! Man ir 2014. gada universāls, nobraukti 240 tūkstoši. Pagājušajā mēnesī bija apkope. {} Citādi brauc labi. Paldies!',
  ],
};

test.each(['en', 'lv'] as const)(
  'no ordinary sentence takes the warning of a danger away (%s)',
  (language) => {
    const told = (text: string) => assessOffline({ description: text, language }).drivingAdvice;
    const lost = DANGERS[language].flatMap((danger) =>
      [danger, ...FRAMES[language].map((frame) => frame.replace('{}', danger))].filter(
        (text) => told(text) !== 'stop_driving',
      ),
    );
    expect(lost).toEqual([]);
    const alarming = FRAMES[language].filter((frame) => told(frame.replace('{}', '')) === 'stop_driving');
    expect(alarming).toEqual([]);
  },
);
