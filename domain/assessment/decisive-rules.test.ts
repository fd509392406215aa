import { describe, expect, test } from 'vitest';
import { withAnswers } from './answers-rules.ts';
import { decisiveQuestion } from './decisive-rules.ts';
import { assessOffline } from './engine.ts';
import { readDescription } from './reading-rules.ts';
import { fold } from './text-reading.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import { PATTERNS } from './knowledge/patterns.ts';

const LANGUAGES = ['en', 'lv'] as const;

/** A problem whose level hangs on the question. */
const PROBLEMS: Record<string, { en: string; lv: string }> = {
  'brake-lamp-color': { en: 'brake warning light is on', lv: 'deg bremžu lampiņa' },
  'red-brake-lamp-too': { en: 'ABS light is on', lv: 'deg ABS lampiņa' },
  'all-brake-lights': { en: 'brake lights do not work', lv: 'nedeg bremžu signāli' },
  'squeal-or-grind': { en: 'the brakes squeal', lv: 'bremzes čīkst' },
  'one-wheel-hot': { en: 'pulls to one side when braking', lv: 'bremzējot velk pa labi' },
  'brake-pedal': { en: 'vibration when braking', lv: 'bremzējot vibrē' },
  'parked-car-rolls': {
    en: 'the parking brake lever has too much travel',
    lv: 'stāvbremzes svira velkas par augstu',
  },
  'wheel-wobbles': { en: 'clunk over bumps', lv: 'klaudz pa bedrēm' },
  'steering-binds': { en: 'the car pulls to one side', lv: 'auto velk uz vienu pusi' },
  'cords-cut-or-bulge': { en: 'a tire loses air', lv: 'riepa laiž gaisu' },
  'where-it-smokes': { en: 'the car makes white smoke', lv: 'balti dūmi' },
  'where-it-stalls': { en: 'the engine stalls', lv: 'dzinējs noslāpst' },
  'engine-lamp-flashes': { en: 'check engine light is on', lv: 'iedegās check engine' },
  'oil-lamp-or-knock': { en: 'oil leak', lv: 'eļļas noplūde' },
  'gauge-red-or-steam': { en: 'coolant leak', lv: 'tek dzesēšanas šķidrums' },
  'exhaust-gas-inside': { en: 'the exhaust is loud', lv: 'skaļš izpūtējs' },
  'charging-belt': { en: 'the battery light is on while driving', lv: 'braucot deg akumulatora lampiņa' },
  'both-headlights': { en: 'the headlights do not work', lv: 'nedeg tuvās gaismas' },
  'wipers-in-rain': { en: 'the wipers do not work', lv: 'nestrādā stikla tīrītāji' },
  'loses-drive': { en: 'the gearbox shifts harshly', lv: 'ātrumkārba pārslēdzas ar rāvienu' },
  'fuel-smell': { en: 'higher fuel consumption', lv: 'lielāks degvielas patēriņš' },
  'battery-swollen': { en: 'the battery goes flat overnight', lv: 'pa nakti izlādējas akumulators' },
  'stays-closed': { en: 'the door does not close', lv: 'durvis neaizveras' },
  'lamp-color': { en: 'a warning lamp came on', lv: 'iedegās kāda lampiņa' },
  'which-smell': { en: 'a strange smell', lv: 'dīvaina smaka' },
  'what-drips': { en: 'something drips under the car', lv: 'kaut kas pil zem auto' },
};

const CASES = DECISIVE_QUESTIONS.flatMap((question) =>
  LANGUAGES.map((language) => ({
    id: question.id,
    question,
    language,
    problem: { description: PROBLEMS[question.id]![language], language },
  })),
);
const answered = ({ question, language, problem }: (typeof CASES)[number], answer: string) =>
  withAnswers(assessOffline(problem), [{ question: question.text[language], answer }], problem);

describe('every decisive question', () => {
  test.each(CASES)(
    '$id comes first where it matters, in $language',
    { tags: ['LOG-23'] },
    ({ question, language, problem }) => {
      const { drivingAdvice, questions } = assessOffline(problem);
      expect(drivingAdvice).not.toBe('stop_driving');
      expect(questions[0]).toBe(question.text[language]);
      expect(questions.length).toBeLessThanOrEqual(7);
    },
  );

  test('is not asked first where the car must stop anyway', { tags: ['LOG-23'] }, () => {
    for (const { question, language, problem } of CASES) {
      const reading = readDescription(problem.description, language);
      expect(decisiveQuestion(reading, 'soon', problem)).toBe(question);
      expect(decisiveQuestion(reading, 'stop_driving', problem)).toBeNull();
    }
  });

  test.each(CASES)(
    '$id leads to the level that each answer claims, in $language',
    { tags: ['LOG-25'] },
    (one) => {
      const before = assessOffline(one.problem);
      for (const answer of one.question.answers) {
        const after = answered(one, answer.text[one.language]);
        if (answer.advice === 'stop_driving') {
          expect(after.drivingAdvice).toBe('stop_driving');
          expect(after.drivingAdviceReason).toBe(answer.reason[one.language]);
          expect(after.recommendations[0]).toBe(answer.action[one.language]);
        } else if (answer.advice === 'can_wait') {
          expect(after.drivingAdvice).toBe('can_wait');
          expect(after.drivingAdviceReason).toBe(answer.reason[one.language]);
        } else expect(after).toEqual(before);
      }
    },
  );

  test.each(CASES)(
    '$id understands its answers in other words, in $language',
    { tags: ['LOG-25'] },
    (one) => {
      for (const { typed = '', typedIf, advice } of one.question.answers) {
        const beside = typedIf?.with?.split(' ')[0] ?? '';
        const company = typedIf?.words.split(' ').map((word) => `${beside} ${word}`) ?? [];
        for (const word of [...typed.split(' ').filter(Boolean), ...company]) {
          const after = answered(one, `(${word.replace('*', '').replace('_', ' ')})`).drivingAdvice;
          if (advice === 'stop_driving') expect(after, word).toBe('stop_driving');
          else expect(after, word).not.toBe('stop_driving');
        }
      }
    },
  );

  test('has two to four answers, one of them a danger, and no id twice', { tags: ['LOG-24'] }, () => {
    for (const { answers } of DECISIVE_QUESTIONS) {
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(answers.length).toBeLessThanOrEqual(4);
      expect(answers.some(({ advice }) => advice === 'stop_driving')).toBe(true);
      for (const language of LANGUAGES)
        expect(new Set(answers.map(({ text }) => fold(text[language]))).size).toBe(answers.length);
    }
    expect(new Set(DECISIVE_QUESTIONS.map(({ id }) => id)).size).toBe(DECISIVE_QUESTIONS.length);
    expect(Object.keys(PROBLEMS)).toEqual(DECISIVE_QUESTIONS.map(({ id }) => id));
  });

  test('belongs to complaints that exist and do not say stop already', () => {
    const levels = new Map(PATTERNS.map(({ id, advice }) => [id, advice]));
    for (const { patterns = [] } of DECISIVE_QUESTIONS) {
      for (const id of patterns) expect(levels.get(id), id).toMatch(/^(?:soon|can_wait)$/);
    }
  });
});
