import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { limits } from '#domain/limits.ts';
import { LANGUAGES } from '#domain/language/words.ts';
import { SHOWN_BY_LINK } from '#domain/share/texts.ts';
import { POLICY } from './edition.ts';
import { editionIn, policyFacts, policyWords, type PolicyFacts } from './policy.ts';
import { privacyTexts } from './privacy-texts.ts';
import { privacySections } from './privacy.ts';
import { retentionTexts } from './retention-texts.ts';
import { termsSections } from './terms.ts';

const bare: PolicyFacts = {
  setUp: 'x',
  operator: { name: 'Anna Kalniņa', email: 'anna@example.org' },
  model: null,
  speech: null,
  database: 'own',
  files: 'disk',
  build: { version: '0.2.0', commit: null, date: null },
  backups: null,
  mail: false,
  google: false,
  openId: null,
};
const full: PolicyFacts = {
  ...bare,
  model: { host: 'api.example.com', pictures: true },
  speech: { host: 'ears.example.com' },
  database: 'outside',
  files: 's3',
  backups: { kept: 7, offSite: true },
  mail: true,
  google: true,
  openId: { name: 'Our House', only: false },
};
const textOf = (facts: PolicyFacts | null, language: 'en' | 'lv', sectionsOf = privacySections) =>
  sectionsOf(facts)
    .flatMap(({ title, alert, paragraphs = [], points = [] }) => [
      title[language],
      ...[...(alert ? [alert] : []), ...paragraphs, ...points].map((text) => policyWords(text, language)),
    ])
    .join('\n');

describe('each service is named only where it is used', () => {
  tableTest([
    ['model', { model: full.model }, 'api.example.com'],
    ['speech', { speech: full.speech }, 'ears.example.com'],
    ['speech', { speech: full.speech }, 'To turn what you dictate into text'],
    ['model', { model: full.model }, 'To give a better first assessment'],
    ['mail', { mail: true }, 'mail provider of this server'],
    ['google', { google: true }, 'Google, only if you log in with it'],
    ['openid', { openId: full.openId }, 'Our House, the login provider chosen by the operator'],
    ['database', { database: 'outside' as const }, 'database server chosen by the operator'],
    [
      'files',
      { files: 's3' as const },
      'All files (pictures, videos, receipts and documents) are in object storage (S3)',
    ],
    ['backups', { backups: full.backups }, 'Copies of the backups'],
  ])('by the settings that use it', (_name, change, words) => {
    expect(textOf({ ...bare, ...change }, 'en')).toContain(words);
    for (const facts of [bare, null]) expect(textOf(facts, 'en')).not.toContain(words);
    expect(textOf({ ...bare, ...change }, 'en')).toContain('may be outside the European Union');
  });

  test('without any the text says so', () => {
    expect(textOf(bare, 'en')).toContain('No AI model is set up on this server');
    expect(textOf(bare, 'en')).toContain('This server passes your data to no provider, except to the push');
    expect(textOf(full, 'en')).not.toContain('passes your data to no provider');
    expect(textOf(bare, 'en')).not.toContain('may be outside the European Union');
    expect(textOf(full, 'en')).not.toContain('No AI model is set up');
    expect(textOf(full, 'lv')).not.toContain('nav iestatīts MI modelis');
  });

  test('a model sees pictures or not, and one at home is not named', () => {
    expect(textOf(full, 'en')).toContain('If you have agreed to it, the AI model also gets the pictures');
    const blind = { ...bare, model: { host: null, pictures: false } };
    expect(textOf(blind, 'en')).toContain('The AI model gets no pictures and no videos.');
    expect(textOf(blind, 'en')).toContain("The AI model at an address in the operator's own network:");
    expect(textOf(blind, 'lv')).toContain('MI modelis (ar adresi servera uzturētāja tīklā):');
  });

  test('whatever the assistant may look up is told of the model', () => {
    for (const words of [
      'open reminders',
      'what it needs from the records of your cars',
      'problems, repairs, fill-ups and documents with their notes, repair shops, stations, companies and costs',
      'how many files a record has',
      'license plate, document numbers, email addresses',
      'up to 20 earlier messages',
      'names of other people and of repair shops stay',
    ])
      expect(textOf(full, 'en')).toContain(words);
    for (const words of [
      'nepaveiktie atgādinājumi',
      'no jūsu auto ierakstiem',
      'uzpildes un dokumenti ar piezīmēm, autoservisiem, uzpildes vietām, uzņēmumiem un izmaksām',
      'cik failu ierakstam pievienots',
      'dokumentu numuri, e-pasta adreses',
      '20 iepriekšējām sarakstes ziņām',
      'autoservisu nosaukumi paliek',
    ])
      expect(textOf(full, 'lv')).toContain(words);
  });

  test('kept backups are counted', () => {
    expect(textOf({ ...bare, backups: { kept: 14, offSite: false } }, 'en')).toContain(
      'Number kept: 14, always the newest',
    );
    expect(textOf(bare, 'en')).toContain('Carful makes none by itself here');
  });
});

tableTest([termsSections, privacySections])(
  'the operator is named, and missing ones are missed',
  (sections) => {
    const said = (operator: PolicyFacts['operator']) => textOf({ ...bare, operator }, 'en', sections);
    expect(said(bare.operator)).toContain('run by Anna Kalniņa');
    expect(said(bare.operator)).toContain('go to anna@example.org');
    expect(said(bare.operator)).not.toContain('Ask whoever gave you its address');
    expect(said({ name: null, email: null })).toContain('does not say who runs it');
    expect(said({ name: 'Anna', email: null })).toContain('does not say how to reach whoever runs it');
    expect(said({ name: null, email: 'a@example.org' })).toContain('does not say who runs it');
    expect(textOf(null, 'en', sections)).toContain('are not known right now');
  },
);

tableTest(LANGUAGES)('every placeholder is filled in', (language) => {
  for (const facts of [bare, full, null])
    for (const sections of [termsSections, privacySections])
      expect(textOf(facts, language, sections)).not.toMatch(/[{}]|undefined/);
  expect(editionIn(language)).toContain(String(POLICY.version));
  expect(editionIn(language)).toContain(POLICY.day.slice(0, 4));
  const news = { en: `New in version ${POLICY.version}:`, lv: `Jaunums ${POLICY.version}. redakcijā:` };
  expect(privacyTexts.changes[language]).toContain(news[language]);
});

test('reminders name their recipients on every server', () => {
  for (const facts of [bare, full, null]) {
    for (const words of [
      "Your browser maker's push service",
      'Whoever has your calendar address',
      'The service that you enter for notifications',
      'If you enter a service for notifications: what you enter',
      'The maker of your browser with its push service',
      'fill-ups and charging with their stations',
      'documents with their numbers and files',
      'the quiet hours, the time zone',
      'what it says about itself (user agent)',
    ])
      expect(textOf(facts, 'en')).toContain(words);
    for (const words of [
      'paziņojumu piegādes pakalpojums, tikai ja',
      'Ikviens, kam ir jūsu kalendāra adrese',
      'ar savu paziņojumu piegādes pakalpojumu',
      'uzpildes un uzlādes, arī to vietas',
      'klusuma laiks, pēdējoreiz lietotās ierīces laika josla',
      'lietotāja aģents',
    ])
      expect(textOf(facts, 'lv')).toContain(words);
  }
  expect(textOf(full, 'en')).toContain("with the mechanic's name, and reports you ask for");
  expect(textOf(full, 'lv')).toContain('ar viņa vārdu un jūsu pieprasītie pārskati');
});

test('features that an older version stored say nothing about the server', () => {
  expect(policyFacts(null)).toBeNull();
  expect(policyFacts({ google: true, mail: true })).toBeNull();
});

test('rights, the authority and a way to object are told in both languages', () => {
  for (const words of ['Datu valsts inspekcija', 'Article 6(1)(b)', 'Article 6(1)(f)', 'Export my data'])
    expect(textOf(full, 'en')).toContain(words);
  for (const words of ['Datu valsts inspekcij', '6. panta 1. punkta f)', 'Eksportēt manus datus'])
    expect(textOf(full, 'lv')).toContain(words);
  // The names of the switch in settings.
  expect(textOf(full, 'en')).toContain('"Use the AI model"');
  expect(textOf(full, 'lv')).toContain('„Izmantot MI modeli”');
});

test('periods of links, unused files and of the browser are those of the limits', () => {
  const day = 24 * 3_600_000;
  expect(retentionTexts.links.en).toContain(`after ${limits.shareLinkHours} hours`);
  expect(retentionTexts.links.lv).toContain(`pēc ${limits.shareLinkHours} stundām`);
  expect(retentionTexts.links.en).toContain(`after ${limits.shareLinkHoursMax / 24} days`);
  expect(retentionTexts.links.lv).toContain(`pēc ${limits.shareLinkHoursMax / 24} dienām`);
  expect(retentionTexts.files.en).toContain(`${limits.unusedFileTtlMs / day} days`);
  expect(retentionTexts.files.lv).toContain(`${limits.unusedFileTtlMs / day} dienas`);
  expect(retentionTexts.files.en).toContain(`${limits.linkFileTtlMs / 3_600_000} hours`);
  expect(retentionTexts.files.lv).toContain(`${limits.linkFileTtlMs / 3_600_000} stundas`);
  expect(retentionTexts.imports.en).toContain(`for ${limits.importUndoDays} days`);
  expect(retentionTexts.imports.lv).toContain(`${limits.importUndoDays} dienas`);
  expect(retentionTexts.browser.en).toContain(`for ${limits.incomingMs / 3_600_000} hours`);
  expect(retentionTexts.browser.lv).toContain(`${limits.incomingMs / 3_600_000} stundas`);
  expect(retentionTexts.browser.en).toContain(`for ${limits.readCacheMs / day} days`);
  expect(retentionTexts.browser.lv).toContain(`${limits.readCacheMs / day} dienas`);
});

test('what a link shows of replies is said in the terms and in the policy, as where a link is made', () => {
  expect(SHOWN_BY_LINK).toContain('your replies to them');
  for (const sections of [termsSections, privacySections]) {
    expect(textOf(full, 'en', sections)).toContain('your replies to them');
    expect(textOf(full, 'lv', sections)).toContain('jūsu atbildes mehāniķim');
  }
});
