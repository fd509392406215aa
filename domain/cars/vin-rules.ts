/** What looks odd about a VIN. A hint, never a refusal: old and rebuilt cars have odd ones. */
export type VinHint = 'length' | 'letters' | 'check-digit';

const LENGTH = 17;
const VALUES: Record<string, number> = {
  ...Object.fromEntries(Array.from('ABCDEFGH', (letter, at) => [letter, at + 1])),
  ...Object.fromEntries(Array.from('JKLMN', (letter, at) => [letter, at + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries(Array.from('STUVWXYZ', (letter, at) => [letter, at + 2])),
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

export function vinHint(text: string): VinHint | null {
  const vin = text.replace(/\s/g, '').toUpperCase();
  if (vin === '') return null;
  if (/[^A-HJ-NPR-Z0-9]/.test(vin)) return 'letters';
  if (vin.length !== LENGTH) return 'length';
  // Only North American cars must carry a check digit (ISO 3779 leaves it open).
  return /^[1-5]/.test(vin) && checkDigit(vin) !== vin[8] ? 'check-digit' : null;
}

function checkDigit(vin: string): string {
  const sum = Array.from(vin).reduce(
    (total, sign, at) => total + (VALUES[sign] ?? Number(sign)) * WEIGHTS[at]!,
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
