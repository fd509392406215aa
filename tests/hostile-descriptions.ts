/** Of a description; see functions-schema.ts. */
const LENGTH = 30_000;
const half = (words: string) => words.repeat(LENGTH / 2 / words.length);

/** As long as a description may be, and made so that what works with them has much to compare. */
export const HOSTILE_DESCRIPTIONS: readonly string[] = [
  half('brake ').repeat(2),
  half('smell ') + half('gas '),
  half('gas ') + half('smell '),
  half('stop ') + half('not '),
  half('no brake ').repeat(2),
  half('brake\n').repeat(2),
  half('brake. ').repeat(2),
  half('brake, but ').repeat(2),
  'brake '.repeat(200).concat('pedal '.repeat(200)).repeat(12),
  half('replaced the brakes and ').repeat(2),
  'a'.repeat(LENGTH),
  '🔥'.repeat(LENGTH / 2),
  half('nomainīja bremzes, bet dūmi ').repeat(2),
  half('āčēģīķļņšūž ').repeat(2),
];
