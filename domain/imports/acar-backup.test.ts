import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { asked, importContext, importProblems, lines } from '#tests/import-files.ts';
import { readImport } from './read-import.ts';

const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
const backupOf = (entries: Record<string, Uint8Array>) => [{ name: 'backup.abp', bytes: zipSync(entries) }];
const metadata = { 'metadata.inf': new TextEncoder().encode('acar.backup.type=Full-Backup\n') };

const fillup = (date: string, parts: string) =>
  `<fillup-record id="1"><date>${date} - 10:05</date>${parts}<fuel-type-id>7</fuel-type-id></fillup-record>`;

const newer = {
  ...metadata,
  'vehicles.xml': xml(`<vehicles>
    <vehicle id="1">
      <name>Altima &amp; co</name><make>Nissan</make><model>Altima</model><year>2012</year>
      <license-plate>AB 12</license-plate><vin>1N4</vin>
      <distance-unit>mile</distance-unit><volume-unit>us_gallon</volume-unit>
      <fillup-records>
        ${fillup('03/14/2019', '<odometer-reading>12345.0</odometer-reading><volume>10.5</volume><total-cost>36.32</total-cost><partial>false</partial><fuel-brand>Shell</fuel-brand><notes>cold, "wet"</notes>')}
        ${fillup('04/02/2019', '<odometer-reading>12500</odometer-reading><volume>1.234</volume><partial>true</partial><previous-missed-fillups>true</previous-missed-fillups>')}
        ${fillup('05/02/2019', '<odometer-reading>abc</odometer-reading><volume>5</volume>')}
      </fillup-records>
      <reminders><reminder id="1"><time-due>04/05/2020</time-due><distance-due>20000</distance-due></reminder></reminders>
      <event-records>
        <event-record id="3"><date>04/05/2019 - 12:00</date><type>service</type><odometer-reading>12900</odometer-reading>
          <total-cost>59.99</total-cost><place-name>Jiffy</place-name>
          <subtypes><subtype id="1"/><subtype id="2"/></subtypes><notes><![CDATA[<b>5W-30</b>]]></notes></event-record>
        <event-record id="4"><date>04/06/2019 - 12:00</date><type>expense</type><total-cost>7</total-cost>
          <subtypes><subtype id="1"/></subtypes></event-record>
      </event-records>
    </vehicle>
  </vehicles>`),
  'event-subtypes.xml': xml(`<event-subtypes>
    <event-subtype id="1" type="service"><name>Oil Change</name></event-subtype>
    <event-subtype id="2" type="service"><name>Oil Filter</name></event-subtype>
    <event-subtype id="1" type="expense"><name>Parking</name></event-subtype>
  </event-subtypes>`),
  'fuel-types.xml': xml(
    '<fuel-types><fuel-type id="7"><name>Regular</name><category>gasoline</category></fuel-type></fuel-types>',
  ),
};

test(
  'the full backup of aCar is read with its fill-ups, services, expenses and units',
  { tags: ['IMP-01'] },
  () => {
    const reading = readImport(backupOf(newer), { currency: 'USD' }, importContext);
    expect(reading.source).toBe('acar');
    expect(asked(reading)).toEqual([]);
    expect(lines(reading)).toEqual([
      'fill 2019-03-14 gasoline 39747 36.32USD 19867km full',
      'fill 2019-04-02 gasoline 4671 20117km missed',
      'fill 2019-05-02 gasoline 18927 full',
      "repair 2019-04-05 service 59.99USD 20761km 'Oil Change, Oil Filter'",
      "repair 2019-04-06 other 7USD 'Parking'",
    ]);
    expect(importProblems(reading)).toEqual([]);
    expect(reading.records[2]?.fields).toMatchObject({
      km: null,
      notes: 'odometer: abc\nFuel Type: Regular',
    });
    expect(reading.skipped).toEqual([{ reason: 'reminder', count: 1 }]);
    expect(reading.cars).toMatchObject([
      { name: 'Altima & co', brand: 'Nissan', model: 'Altima', year: 2012, plate: 'AB 12', vin: '1N4' },
    ]);
    expect(reading.records[0]?.fields).toMatchObject({
      station: 'Shell',
      notes: 'cold, "wet"\nFuel Type: Regular',
    });
    expect(reading.records[3]?.fields).toMatchObject({ garageName: 'Jiffy', description: '<b>5W-30</b>' });
  },
);

test(
  'an older backup has its units in the preferences, and services and expenses of their own',
  { tags: ['IMP-01'] },
  () => {
    const work = (kind: string) =>
      `<${kind}-records><${kind}-record><date>01/05/2015 - 09:00</date><odometer-reading>100</odometer-reading><total-cost>20.5</total-cost>
      <${kind}s><${kind} id="4"/></${kind}s></${kind}-record></${kind}-records>`;
    const reading = readImport(
      backupOf({
        ...metadata,
        'vehicles.xml':
          xml(`<vehicles><vehicle><name>Civic</name><fillup-records>${fillup('01/02/2015', '<odometer-reading>50</odometer-reading><volume>30.123</volume>')}</fillup-records>
        ${work('service')}${work('expense')}</vehicle></vehicles>`),
        'services.xml': xml('<services><service id="4"><name>Brakes</name></service></services>'),
        'expenses.xml': xml('<expenses><expense id="4"><name>Wash</name></expense></expenses>'),
        'preferences.xml':
          xml(`<preferences><preference name="acar.distance-unit" type="java.lang.String">km</preference>
        <preference name="acar.volume-unit" type="java.lang.String">L</preference></preferences>`),
      }),
      { currency: 'EUR', energy: 'diesel' },
      importContext,
    );
    expect(lines(reading)).toEqual([
      'fill 2015-01-02 diesel 30123 50km full',
      "repair 2015-01-05 service 20.5EUR 100km 'Brakes'",
      "repair 2015-01-05 other 20.5EUR 100km 'Wash'",
    ]);
  },
);

test('a backup with a name of the language itself is read', { tags: ['IMP-06'] }, () => {
  const vehicle = `<name>A</name><make>B</make><model>C</model><distance-unit>constructor</distance-unit>
    <fillup-records>${fillup('03/14/2019', '<constructor>x</constructor>')}</fillup-records>`;
  const entries = { 'vehicles.xml': xml(`<vehicles><vehicle>${vehicle}</vehicle></vehicles>`) };
  expect(readImport(backupOf({ ...metadata, ...entries }), {}, importContext).source).toBe('acar');
});

tableTest([
  ['cut off', '<vehicles><vehicle><name>A</name>'],
  ['of another root', '<garage><vehicle/></garage>'],
  [
    'with entities of its own',
    '<!DOCTYPE v [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><vehicles><vehicle><name>&b;</name></vehicle></vehicles>',
  ],
  ['too deep', `<vehicles>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</vehicles>`],
  ['too many elements', `<vehicles>${'<a/>'.repeat(300_000)}</vehicles>`],
  ['no XML', 'Vehicle,Date'],
])('a backup that is damaged is named and adds nothing', { tags: ['IMP-06'] }, (_name, text) => {
  const reading = readImport(backupOf({ ...metadata, 'vehicles.xml': xml(text) }), {}, importContext);
  expect(importProblems(reading)).toEqual(['file json-damaged']);
  expect(reading.records).toEqual([]);
});
