import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { CarEdit } from '#domain/cars/schema.ts';
import { IssueEdit, ReplyEdit } from '#domain/issues/schema.ts';
import { NoticesEdit } from '#domain/notices/schema.ts';
import { queuedProcedures } from '#domain/outbox/register.ts';
import { carWords, MILES } from '#tests/car-words.ts';
import { DocumentEdit } from './documents/schema.ts';
import { FillEdit } from '#domain/fills/schema.ts';
import { ReminderEdit } from '#domain/reminders/schema.ts';
import { RepairEdit } from '#domain/repairs/schema.ts';
import { SettingsEdit } from '#domain/settings/schema.ts';
import { fieldName, valueText, type EditProcedure } from './field-words.ts';
import { formatMoment } from './language/format.ts';
import { LANGUAGES, type Language } from './language/words.ts';

const ID = '0198c0de-0000-7000-8000-000000000001';
const OTHER = '0198c0de-0000-7000-8000-000000000002';
const edits = {
  'issues.edit': IssueEdit,
  'replies.edit': ReplyEdit,
  'repairs.edit': RepairEdit,
  'cars.edit': CarEdit,
  'settings.edit': SettingsEdit,
  'reminders.edit': ReminderEdit,
  'notices.edit': NoticesEdit,
  'fills.edit': FillEdit,
  'documents.edit': DocumentEdit,
} satisfies Record<EditProcedure, unknown>;
const fieldsOf = (procedure: EditProcedure) => Object.keys(edits[procedure].shape.changes.shape);

const AT = '2026-03-05T10:30:00.000Z';
const moment = (language: Language) => formatMoment(AT, language);

type Example = [value: unknown, en: string, lv: string];

/** Fields that several records have. */
const common: Record<string, Example> = {
  date: ['2026-03-05', 'Mar 5, 2026', '05.03.2026.'],
  validFrom: ['2026-03-05', 'Mar 5, 2026', '05.03.2026.'],
  validTo: ['2026-03-05', 'Mar 5, 2026', '05.03.2026.'],
  mileage: [125_000, '125\u00A0000\u00A0km', '125\u00A0000\u00A0km'],
  km: [98_000, '98\u00A0000\u00A0km', '98\u00A0000\u00A0km'],
  leadKm: [900, '900\u00A0km', '900\u00A0km'],
  yearlyKm: [9000, '9\u00A0000\u00A0km', '9\u00A0000\u00A0km'],
  cost: [1234.5, '€1,234.50', '1234,50\u00A0€'],
  discount: [2.5, '€2.50', '2,50\u00A0€'],
  currency: ['USD', 'USD (US Dollar)', 'USD (ASV dolārs)'],
  mediaIds: [[ID, OTHER], '2 files', '2 faili'],
  receiptIds: [[ID, OTHER], '2 files', '2 faili'],
  fileIds: [[ID, OTHER], '2 files', '2 faili'],
  photoId: [ID, '1 file', '1 fails'],
  receiptId: [ID, '1 file', '1 fails'],
};
/** A field without an example is read as it was typed. */
const examples: Record<EditProcedure, Record<string, Example>> = {
  'issues.edit': {
    date: [AT, moment('en'), moment('lv')],
    status: ['processing', 'In Progress', 'Tiek risināta'],
    symptoms: [['It squeals', 'It pulls'], 'It squeals\nIt pulls', 'It squeals\nIt pulls'],
    assessment: [
      { aiQuestions: ['Since when?', 'Where?'], aiAnswers: ['Monday', ''] },
      'Since when? Monday\nWhere?',
      'Since when? Monday\nWhere?',
    ],
  },
  'replies.edit': {},
  'repairs.edit': {
    breakdown: [
      { parts: 1000, labor: 234.5 },
      'Parts: €1,000.00\nLabor: €234.50',
      'Detaļas: 1000,00\u00A0€\nDarbs: 234,50\u00A0€',
    ],
    kind: ['service', 'Service', 'Apkope'],
    resolvedIssues: [[ID], 'Squeal', 'Squeal'],
    partiallyResolvedIssues: [[ID, OTHER], 'Squeal\n+ 1 more', 'Squeal\n+ vēl 1'],
  },
  'documents.edit': {
    kind: ['inspection', 'Technical inspection', 'Tehniskā apskate'],
    record: [{ id: ID, date: '2026-03-05', cost: 1234.5, currency: 'EUR' }, '€1,234.50', '1234,50\u00A0€'],
  },
  'cars.edit': {
    transmission: ['manual', 'Manual', 'Mehāniskā'],
    fuelType: ['diesel', 'Diesel', 'Dīzeļdegviela'],
    batteryCapacity: [64_500, '64.5', '64,5'],
    distanceUnit: ['mi', 'Miles', 'Jūdzes'],
    volumeUnit: ['gal-uk', 'UK gallons', 'Britu galoni'],
    consumptionUnit: ['km-per-unit', 'km/L, km/kWh', 'km/l, km/kWh'],
    outOfUse: [
      { reason: 'laid_up', since: '2026-03-05' },
      'Out of use since Mar 5, 2026',
      'Dīkstāvē kopš 05.03.2026.',
    ],
    purchase: [
      { date: '2026-03-05', price: { amount: 1234.5, currency: 'EUR' }, km: 900 },
      'Mar 5, 2026 · €1,234.50 · 900\u00A0km',
      '05.03.2026. · 1234,50\u00A0€ · 900\u00A0km',
    ],
    mileageLimit: [
      { from: '2026-03-05', to: '2027-03-05', startKm: 10, km: 900 },
      '900\u00A0km · Mar 5, 2026 – Mar 5, 2027',
      '900\u00A0km · 05.03.2026. – 05.03.2027.',
    ],
  },
  'settings.edit': {
    language: ['lv', 'Latviešu', 'Latviešu'],
    notificationsEnabled: [false, 'No', 'Nē'],
    mechanicSharingEnabled: [true, 'Yes', 'Jā'],
    modelAllowed: [false, 'No', 'Nē'],
    modelPictures: [true, 'Yes', 'Jā'],
    modelPicturesHost: ['api.example.com', 'api.example.com', 'api.example.com'],
    policySeen: [2, '2', '2'],
    setUpSeen: ['1a2b', '1a2b', '1a2b'],
    theme: ['dark', 'Dark', 'Tumšs'],
    selectedCarId: [ID, 'Squeal', 'Squeal'],
    mainCarId: [OTHER, '', ''],
  },
  'fills.edit': {
    energy: ['lpg', 'LPG', 'Autogāze'],
    amount: [41_500, '41.5', '41,5'],
    price: [1.659, '1.659', '1,659'],
    isFull: [true, 'Yes', 'Jā'],
    isMissedBefore: [false, 'No', 'Nē'],
    isConfirmed: [true, 'Yes', 'Jā'],
    power: ['dc', 'DC', 'Līdzstrāva (DC)'],
  },
  'reminders.edit': {
    kind: ['belt', 'Timing belt or chain', 'Zobsiksna vai ķēde'],
    plan: [
      {
        dueDate: '2026-03-05',
        dueKm: 125_000,
        anchorDay: 5,
        repeat: { every: 12, unit: 'month' },
        repeatKm: 900,
        base: 'done',
      },
      'Mar 5, 2026 or 125\u00A0000\u00A0km, Every 12 months or 900\u00A0km',
      '05.03.2026. vai 125\u00A0000\u00A0km, Ik pēc 12 mēnešiem vai 900\u00A0km',
    ],
  },
  'notices.edit': {
    emailEnabled: [false, 'No', 'Nē'],
    digestAt: [450, '07:30', '07:30'],
    quietFrom: [1320, '22:00', '22:00'],
    quietTo: [5, '00:05', '00:05'],
  },
};
const known = { names: new Map([[ID, 'Squeal']]), currency: 'EUR' };

describe('a conflicting field', () => {
  const procedures = queuedProcedures.filter((procedure) => procedure.endsWith('.edit')) as EditProcedure[];

  test('every kind of stored edit has a description', () => {
    expect(Object.keys(edits).toSorted()).toEqual(procedures.toSorted());
  });

  tableTest(procedures)('every field has a name and a value to read', (procedure) => {
    const fields = fieldsOf(procedure);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(examples[procedure])));
    for (const language of LANGUAGES) {
      const words = carWords(language);
      const names = fields.map((field) => fieldName(procedure, field, words));
      expect(new Set(names).size, 'each has a name of its own').toBe(names.length);
      for (const field of fields) {
        const typed: Example = ['As typed', 'As typed', 'As typed'];
        const [value, en, lv] = examples[procedure][field] ?? common[field] ?? typed;
        expect(fieldName(procedure, field, words), field).not.toBe(field);
        expect(valueText(procedure, field, value, words, known), field).toBe({ en, lv }[language]);
        for (const empty of [null, undefined, '', []])
          expect(valueText(procedure, field, empty, words, known), field).toBe('');
      }
    }
  });

  test('shows the name of a referenced record, never its id', () => {
    const words = carWords('lv');
    const said = procedures.flatMap((procedure) =>
      fieldsOf(procedure)
        .filter((field) => /Id$|Issues$/.test(field))
        .map((field) => valueText(procedure, field, field.endsWith('Id') ? ID : [ID, OTHER], words)),
    );
    expect(said.toSorted()).toEqual(['', '', '1 fails', '1 fails', '2 problēmas', '2 problēmas']);
  });

  test('a code of another version and a field of another version do no harm', () => {
    expect(valueText('cars.edit', 'fuelType', 'constructor', carWords('en'))).toBe('');
    expect(valueText('cars.edit', 'constructor', 'x', carWords('en'))).toBe('');
    expect(fieldName('cars.edit', 'wheels', carWords('en'))).toBe('wheels');
  });

  test('a value in the form of another version reads as nothing', () => {
    const readings = procedures.flatMap((procedure) =>
      fieldsOf(procedure).map((field) => valueText(procedure, field, { form: 'new' }, carWords('en'), known)),
    );
    expect(valueText('issues.edit', 'date', 'soon', carWords('en'))).toBe('');
    expect(valueText('fills.edit', 'currency', 'money', carWords('en'))).toBe('');
    // A file is one, whatever it is named by.
    expect([...new Set(readings)].toSorted()).toEqual(['', '1 file']);
  });

  test('what is not known of it is left out', () => {
    const read = (procedure: EditProcedure, field: string, value: unknown) =>
      valueText(procedure, field, value, carWords('en'), known);
    expect(read('repairs.edit', 'breakdown', { parts: 10, labor: null })).toBe('Parts: €10.00');
    expect(read('repairs.edit', 'breakdown', { parts: null, labor: 10 })).toBe('Labor: €10.00');
    expect(read('issues.edit', 'assessment', { aiQuestions: ['Where?'], aiAnswers: [] })).toBe('Where?');
  });

  test('several known problems are a line each', () => {
    const names = new Map([
      [ID, 'Squeal'],
      [OTHER, 'Rattle'],
    ]);
    const both = valueText('repairs.edit', 'resolvedIssues', [OTHER, ID], carWords('en'), { names });
    expect(both).toBe('Rattle\nSqueal');
  });

  test('a distance and an amount are in the units of the car', () => {
    const words = carWords('en', MILES);
    const text = (field: string, value: number, energy?: 'gasoline' | 'electric') =>
      valueText('fills.edit', field, value, words, energy && { energy }).replaceAll('\u00A0', ' ');
    expect(text('km', 19_867)).toBe('12 345 mi');
    expect(text('amount', 37_854, 'gasoline')).toBe('10.00 US gal');
    expect(text('amount', 40_000, 'electric')).toBe('40.0 kWh');
    expect(text('amount', 40_000), 'gallons or kWh is not known').toBe('');
    expect(text('price', 1.5), 'of a gallon or a kWh is not known').toBe('');
    const priced = (energy: 'gasoline' | 'electric') =>
      valueText('fills.edit', 'price', 0.5, words, { energy, currency: 'USD' });
    expect([priced('gasoline'), priced('electric')]).toEqual(['$1.893', '$0.500']);
  });

  test('an amount whose currency is not known is a number of its language', () => {
    expect(valueText('repairs.edit', 'cost', 12.5, carWords('lv'))).toBe('12,5');
  });
});
