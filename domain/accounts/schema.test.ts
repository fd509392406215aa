import { describe, expect, test } from 'vitest';
import { PasswordChoice, SignUpDraft, type PasswordChoice as Choice } from './password-rule.ts';
import { Email, FirstProfileDraft, Phone, ProfileDraft } from './schema.ts';

const draft = {
  firstName: 'Anna',
  lastName: 'Kalniņa',
  email: 'anna@example.com',
  password: 'zqvbnwx1',
  confirmPassword: 'zqvbnwx1',
  phone: '',
  termsAccepted: true,
};

const twice = (password: string) => ({ password, confirmPassword: password });

/** The messages of a changed draft, by field. */
function messages(changes: Record<string, unknown>): Record<string, string[]> {
  const read = SignUpDraft.safeParse({ ...draft, ...changes });
  const found: Record<string, string[]> = {};
  for (const issue of read.error?.issues ?? []) (found[issue.path.join('.')] ??= []).push(issue.message);
  return found;
}

test('a whole draft fits', () => {
  expect(messages({})).toEqual({});
});

describe('sign-up', () => {
  test('first name: at least 2 characters after trimming', { tags: ['VAL-01'] }, () => {
    for (const firstName of [' A ', '', '  '])
      expect(messages({ firstName })).toEqual({ firstName: ['First name must be at least 2 characters.'] });
    expect(messages({ firstName: 'Jo' })).toEqual({});
  });

  test('last name: 2 to 50 characters', { tags: ['VAL-02', 'VAL-03'] }, () => {
    for (const lastName of [' K ', '', '  '])
      expect(messages({ lastName })).toEqual({ lastName: ['Last name must be at least 2 characters.'] });
    expect(messages({ lastName: 'Ko' })).toEqual({});
    expect(messages({ lastName: 'k'.repeat(50) })).toEqual({});
    expect(messages({ lastName: 'k'.repeat(51) })).toEqual({
      lastName: ['Last name cannot be longer than 50 characters.'],
    });
  });

  test('e-mail: a valid address, lower-cased and trimmed', { tags: ['VAL-04', 'VAL-05'] }, () => {
    expect(Email.parse('  Anna@Example.COM ')).toBe('anna@example.com');
    for (const email of [
      '',
      'anna',
      'anna@',
      '@example.com',
      'a b@example.com',
      `${'a'.repeat(250)}@example.com`,
    ]) {
      expect(messages({ email })).toEqual({ email: ['Please enter a valid email address.'] });
    }
  });

  test('password: at least 8 characters', { tags: ['VAL-06'] }, () => {
    expect(messages({ password: 'abcdef1', confirmPassword: 'abcdef1' })).toEqual({
      password: ['Password must be at least 8 characters.'],
    });
    expect(messages({ password: 'zqvbnwx1', confirmPassword: 'zqvbnwx1' })).toEqual({});
  });

  test('password: one letter', { tags: ['VAL-07'] }, () => {
    expect(messages({ password: '12345678', confirmPassword: '12345678' })).toEqual({
      password: ['Include at least one letter.'],
    });
    for (const letter of ['q', 'Q', 'ķ', 'Ж', '好'])
      expect([letter, messages(twice(`${letter}5839274`))]).toEqual([letter, {}]);
  });

  test('password: one number', { tags: ['VAL-08'] }, () => {
    expect(messages({ password: 'abcdefgh', confirmPassword: 'abcdefgh' })).toEqual({
      password: ['Include at least one number.'],
    });
    for (const other of ['abcdefg ', 'abcdefg-', 'abcdefgž', 'abcdefg½', 'abcdefgⅧ'])
      expect([other, messages(twice(other))]).toEqual([
        other,
        { password: ['Include at least one number.'] },
      ]);
    for (const digit of '0123456789')
      expect([digit, messages(twice(`zqvbnwx${digit}`))]).toEqual([digit, {}]);
  });

  test('password: not just a common word with numbers', () => {
    expect(messages(twice('winter2026'))).toEqual({
      password: ['Password is too weak. Please choose a stronger password.'],
    });
  });

  test(
    'the passwords must match; the second one has the error, also next to other errors',
    { tags: ['VAL-09'] },
    () => {
      for (const confirmPassword of ['abcdefg2', 'Abcdefg1', 'abcdefg1 ', ''])
        expect(messages({ confirmPassword })).toEqual({ confirmPassword: ["Passwords don't match"] });
      expect(messages({ firstName: 'A', confirmPassword: 'x' })['confirmPassword']).toEqual([
        "Passwords don't match",
      ]);
    },
  );

  test('phone: an optional plus and 7 to 15 digits, or none', { tags: ['VAL-10', 'VAL-11'] }, () => {
    for (const phone of [undefined, '', '  ', '1234567', '+1234567', '1'.repeat(15), `+${'1'.repeat(15)}`]) {
      expect(messages({ phone })).toEqual({});
    }
    for (const phone of ['29 123 456', '+371 29-123-456', ' (371) 29 123 456 ', '29.12/34.56', '29–123‑456'])
      expect(Phone.parse(phone)).toBe(phone.replaceAll(/[^+\d]/g, ''));
    for (const phone of ['123456', '1 2 3 4 5 6', '1'.repeat(16), '12345a7', '+ +1234567', '++1234567']) {
      expect(messages({ phone })).toEqual({
        phone: ['Please enter a valid phone number (e.g., +37126123456)'],
      });
    }
  });

  test('the terms must be accepted', { tags: ['VAL-12'] }, () => {
    expect(messages({ termsAccepted: false })).toEqual({
      termsAccepted: ['Please accept the terms of use and confirm that you have read the privacy policy.'],
    });
  });
});

test(
  'a profile without a sign-up, and one in settings, ask for the same',
  { tags: ['VAL-01', 'VAL-02', 'VAL-03', 'VAL-10', 'VAL-11'] },
  () => {
    const profile = { firstName: 'Anna', lastName: 'Kalniņa', termsAccepted: true };
    for (const schema of [FirstProfileDraft, ProfileDraft]) {
      const said = (changes: object) =>
        schema.safeParse({ ...profile, ...changes }).error?.issues.map(({ message }) => message);
      expect(said({ phone: '' })).toBeUndefined();
      expect(said({ phone: '+371 26 123 456' })).toBeUndefined();
      expect(said({ firstName: 'A', lastName: 'K', phone: '12' })).toEqual([
        'First name must be at least 2 characters.',
        'Last name must be at least 2 characters.',
        'Please enter a valid phone number (e.g., +37126123456)',
      ]);
      expect(said({ lastName: 'k'.repeat(51) })).toEqual(['Last name cannot be longer than 50 characters.']);
    }
  },
);

test('who comes by Google accepts the terms, too', { tags: ['VAL-12'] }, () => {
  const profile = { firstName: 'Anna', lastName: 'Kalniņa' };
  for (const termsAccepted of [false, undefined])
    expect(FirstProfileDraft.safeParse({ ...profile, termsAccepted }).error?.issues).toMatchObject([
      {
        path: ['termsAccepted'],
        message: 'Please accept the terms of use and confirm that you have read the privacy policy.',
      },
    ]);
  expect(FirstProfileDraft.safeParse({ ...profile, termsAccepted: true }).success).toBe(true);
});

test(
  'a password that replaces another is asked for as much as the first',
  { tags: ['VAL-06', 'VAL-07', 'VAL-08', 'VAL-09'] },
  () => {
    const said = (choice: Choice) =>
      PasswordChoice.safeParse(choice).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);
    expect(said(twice('zqvbnwx1'))).toBeUndefined();
    expect(said(twice('abcdef1'))).toEqual(['password: Password must be at least 8 characters.']);
    expect(said(twice('12345678'))).toEqual(['password: Include at least one letter.']);
    expect(said(twice('abcdefgh'))).toEqual(['password: Include at least one number.']);
    for (const confirmPassword of ['abcdefg2', ''])
      expect(said({ password: 'zqvbnwx1', confirmPassword })).toEqual([
        "confirmPassword: Passwords don't match",
      ]);
  },
);
