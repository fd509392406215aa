/** Of a description; see functions-schema.ts. */
const LENGTH = 30_000;
const repeatToHalf = (words: string) => words.repeat(LENGTH / 2 / words.length);

/** As long as a description may be, and made to need as many comparisons as possible. */
export const HOSTILE_DESCRIPTIONS: readonly string[] = [
  repeatToHalf('brake ').repeat(2),
  repeatToHalf('smell ') + repeatToHalf('gas '),
  repeatToHalf('gas ') + repeatToHalf('smell '),
  repeatToHalf('stop ') + repeatToHalf('not '),
  repeatToHalf('no brake ').repeat(2),
  repeatToHalf('brake\n').repeat(2),
  repeatToHalf('brake. ').repeat(2),
  repeatToHalf('brake, but ').repeat(2),
  'brake '.repeat(200).concat('pedal '.repeat(200)).repeat(12),
  repeatToHalf('replaced the brakes and ').repeat(2),
  'a'.repeat(LENGTH),
  '🔥'.repeat(LENGTH / 2),
  repeatToHalf('nomainīja bremzes, bet dūmi ').repeat(2),
  repeatToHalf('āčēģīķļņšūž ').repeat(2),
];
