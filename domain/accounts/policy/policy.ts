import type { BilingualText } from '#domain/assessment/bilingual-text.ts';
import { formatDayInText } from '#domain/language/format.ts';
import { fill, type Language } from '#domain/language/words.ts';
import type { Features, Installation } from '../schema.ts';
import { POLICY } from './edition.ts';
import { operatorTexts, policyEdition } from './operator-texts.ts';

export type PolicyFacts = Installation & Pick<Features, 'mail' | 'google' | 'openId'>;

/** Null while unknown; what an older version has stored lacks a part. */
export const policyFacts = (features: Partial<Features> | null): PolicyFacts | null =>
  features?.installation
    ? {
        ...features.installation,
        mail: features.mail ?? false,
        google: features.google ?? false,
        openId: features.openId ?? null,
      }
    : null;

export type PolicyText = BilingualText & { values?: Readonly<Record<string, string | number>> };

/** `points` are listed below the paragraphs; `alert` stands out as something that is missing. */
export type PolicySection = {
  title: BilingualText;
  alert?: PolicyText;
  paragraphs?: readonly PolicyText[];
  points?: readonly PolicyText[];
};

export const withValues = (text: BilingualText, values: PolicyText['values']): PolicyText => ({
  ...text,
  ...(values && { values }),
});

export const policyWords = ({ values = {}, ...text }: PolicyText, language: Language): string =>
  fill(text[language], values);

export const editionIn = (language: Language): string =>
  policyWords(
    withValues(policyEdition, { version: POLICY.version, day: formatDayInText(POLICY.day, language) }),
    language,
  );

export function operatorPart(facts: PolicyFacts | null): Pick<PolicySection, 'alert' | 'paragraphs'> {
  if (!facts) return { alert: operatorTexts.unknown };
  const { name, email } = facts.operator;
  const paragraphs = [
    ...(name ? [withValues(operatorTexts.name, { name })] : []),
    ...(email ? [withValues(operatorTexts.email, { email })] : []),
  ];
  if (name && email) return { paragraphs };
  if (!name && !email) return { alert: operatorTexts.unnamed };
  return { alert: name ? operatorTexts.withoutEmail : operatorTexts.withoutName, paragraphs };
}
