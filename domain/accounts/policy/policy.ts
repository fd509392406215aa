import { say, type BilingualText } from '#domain/assessment/bilingual-text.ts';
import { formatDayInText } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import type { Features, Installation } from '../schema.ts';
import { POLICY } from './edition.ts';

/** What the texts say about this server. */
export type PolicyFacts = Installation & Pick<Features, 'mail' | 'google'>;

/** Null while unknown; what an older version has stored lacks a part. */
export const policyFacts = (features: Partial<Features> | null): PolicyFacts | null =>
  features?.installation
    ? { ...features.installation, mail: features.mail ?? false, google: features.google ?? false }
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
  text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const policyEdition = say('Version {version} of {day}.', '{version}. redakcija, {day}');

export const editionIn = (language: Language): string =>
  policyWords(
    withValues(policyEdition, { version: POLICY.version, day: formatDayInText(POLICY.day, language) }),
    language,
  );

export const operatorTexts = {
  unknown: say(
    'The privacy policy of this server could not be completed: which services it uses and who runs it is not known right now. Connect to the internet and open this page again.',
    'Šī servera privātuma politiku neizdevās papildināt: pašlaik nav zināms, kādus pakalpojumus tas izmanto un kas to uztur. Izveidojiet savienojumu ar internetu un atveriet šo lapu vēlreiz.',
  ),
  unnamed: say(
    'This server does not say who runs it. Ask whoever gave you its address. The operator has to enter a name and an email address in the settings of the server.',
    'Šajā serverī nav norādīts, kas to uztur. Jautājiet tam, kas jums iedeva tā adresi. Servera uzturētājam servera iestatījumos jānorāda vārds vai nosaukums un e-pasta adrese.',
  ),
  withoutName: say(
    'This server does not name who runs it. The operator has to enter a name in the settings of the server.',
    'Šajā serverī nav norādīts tā uzturētāja vārds vai nosaukums. Uzturētājam tas jānorāda servera iestatījumos.',
  ),
  withoutEmail: say(
    'This server does not say how to reach whoever runs it. The operator has to enter an email address in the settings of the server.',
    'Šajā serverī nav norādīts, kā sazināties ar tā uzturētāju. Uzturētājam servera iestatījumos jānorāda e-pasta adrese.',
  ),
  name: say('This server is run by {name}.', 'Šo serveri uztur {name}.'),
  email: say('Questions and requests go to {email}.', 'Jautājumus un pieprasījumus sūtiet uz {email}.'),
};

/** Who runs the server, as far as the settings say. */
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
