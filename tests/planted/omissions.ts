import { MIGRATION, steps, type Edit, type Step } from './plant.ts';

/** What a newcomer may forget, and what tells them. */
export type Omission = { forgotten: string; edit: Edit; step: Step; says: RegExp };

const table = 'server/planted/table.ts';
const cases = 'tests/nouns/planted.ts';
const policies = steps.unit('server/platform/database/tables.test.ts');
const sections = steps.unit('server/platform/portable/sections.test.ts');
const types = (room: string) => steps.types(room);

export const omissions: readonly Omission[] = [
  {
    forgotten: 'whose its rows are',
    edit: [table, "    ownedBy: 'ownerId',\n", ''],
    step: types('server'),
    says: /planted\/table\.ts.*\n?.*'ownedBy' is missing/,
  },
  {
    forgotten: 'that its rows go with their car',
    edit: [table, "carForeignKey('planted', table as never), ", ''],
    step: policies,
    says: /planted is not deleted with cars/,
  },
  {
    forgotten: 'the register of tables',
    edit: ['server/tables.ts', '  ...plantedTables,\n', ''],
    step: policies,
    says: /tables without a policy in server\/tables\.ts[^]*'planted'/,
  },
  {
    forgotten: 'its section of the export',
    edit: ['server/nouns.ts', 'portable: [plantedSection]', 'portable: []'],
    step: sections,
    says: /planted is in no export/,
  },
  {
    forgotten: 'the register of the server',
    edit: ['server/nouns.ts', '  planted: { procedures: plantedRoutes, portable: [plantedSection] },\n', ''],
    step: types('server'),
    says: /server\/nouns\.ts[^]*'planted' is missing/,
  },
  {
    forgotten: 'its import',
    edit: ['server/planted/portable.ts', '    async insert(', '    async inserted('],
    step: types('server'),
    says: /planted\/portable\.ts[^]*insert/,
  },
  {
    forgotten: 'that a column names a file',
    edit: [table, "receiptId: 'media'", 'receiptId: null'],
    step: policies,
    says: /planted\.receiptId names a file/,
  },
  {
    forgotten: 'what a share link may see',
    edit: [table, '    shared: [],\n', ''],
    step: types('server'),
    says: /planted\/table\.ts.*\n?.*'shared' is missing/,
  },
  {
    forgotten: 'what open pages hear',
    edit: [table, "    news: 'car',\n", ''],
    step: types('server'),
    says: /planted\/table\.ts.*\n?.*'news' is missing/,
  },
  {
    forgotten: 'whether devices get it',
    edit: [table, "    device: { no: 'they are read from the server' },\n", ''],
    step: policies,
    says: /planted is of a car: no device gets it/,
  },
  {
    forgotten: 'the revision of its car',
    edit: [
      'server/planted/save-planted.ts',
      "refused: 'ID_TAKEN',",
      "refused: 'ID_TAKEN', keepsRevision: true,",
    ],
    step: steps.server('tests/server/nouns.test.ts', '-t', 'planted'),
    says: /planted\.add (is no news|does not move the revision of its car)/,
  },
  {
    forgotten: 'the one way to write',
    edit: [
      'server/planted/save-planted.ts',
      'if (record.receiptId)',
      'await tx.update(planted).set(record);\n    if (record.receiptId)',
    ],
    step: steps.rooms,
    says: /save-planted\.ts:\d+: a write goes through carWrite/,
  },
  {
    forgotten: 'to forget what was answered about a deleted record',
    edit: [
      'server/planted/save-planted.ts',
      'carDelete(caller, input, { id: input.plantedId, bin: null }, sql`null`, ({ scope }, deletion) => ({\n    writes: { deleted: deletePlanted(scope, deletion) },',
      'carWrite(caller, input, sql`null`, ({ scope }) => ({\n    writes: { deleted: deletePlanted(scope, { id: input.plantedId }) },',
    ],
    step: types('server'),
    says: /save-planted\.ts[^]*'Deletion'/,
  },
  {
    forgotten: 'a Latvian text',
    edit: ['domain/language/lv/planted.ts', "'Planted records'", "'Records'"],
    step: types('web'),
    says: /screens\/planted\.tsx[^]*Planted records/,
  },
  {
    forgotten: 'the Latvian catalogue',
    edit: ['domain/language/lv/catalogue.ts', '  ...planted,\n', ''],
    step: steps.unit('domain/language/lv/catalogue.test.ts'),
    says: /Planted records/,
  },
  {
    forgotten: 'what happens without a network',
    edit: ['domain/offline/planted.ts', "    'planted.delete': { no: 'It needs the server at once' },\n", ''],
    step: types('domain'),
    says: /offline\/planted\.ts[^]*"?planted\.delete"?/,
  },
  {
    forgotten: 'the register of what waits',
    edit: ['domain/nouns.ts', '  planted: plantedOffline,\n', ''],
    step: types('domain'),
    says: /domain\/nouns\.ts[^]*planted/,
  },
  {
    forgotten: 'the stranger who tries a procedure',
    edit: [
      cases,
      '    delete: (mine) => ({ opId: newId(), carId: mine.carId, plantedId: mine.plantedId }),\n',
      '',
    ],
    step: types('tests'),
    says: /nouns\/planted\.ts[^]*'delete' is missing/,
  },
  {
    forgotten: 'the order of its pages',
    edit: [cases, '    list: {\n      first', '    lists: {\n      first'],
    step: types('tests'),
    says: /nouns\/planted\.ts[^]*'lists' does not exist/,
  },
  {
    forgotten: 'the index of its pages',
    edit: [MIGRATION, '"date","id");', '"title");'],
    step: steps.server('tests/server/page-order.test.ts', '-t', 'planted'),
    says: /planted\.list, first/,
  },
  {
    forgotten: 'a record of it in the tests',
    edit: [cases, '    const record = await owner.call', '    if (!receiptId) await owner.call'],
    step: types('tests'),
    says: /nouns\/planted\.ts[^]*record/,
  },
  {
    forgotten: 'its migration',
    edit: [MIGRATION, '"receipt_id" uuid,', ''],
    step: steps.server('tests/server/tables.test.ts'),
    says: /receipt_id/,
  },
];
