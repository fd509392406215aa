import { expect, test } from 'vitest';
import { assessOffline } from './engine.ts';

test('a whole assessment in English', { tags: ['GEN-08', 'ENT-32'] }, () => {
  expect(assessOffline({ description: 'My brakes squeal when I stop', language: 'en' })).toEqual({
    source: 'engine',
    summary: 'This sounds like a problem with the brakes: squealing when braking',
    questions: [
      'Is it a squeal, or does metal grind on metal?',
      'Which wheel does the noise come from?',
      'When were the brake pads last replaced?',
      'When did you first notice it, and has it become worse since then?',
      'Does it happen every time or only in certain conditions (cold engine, high speed, rain)?',
      'Are any warning lights on in the instrument panel, and which ones?',
      'Does it change with the speed or with the load in the car?',
    ],
    causes: [
      'Worn brake pads (likely): a wear indicator starts to squeal when little lining is left',
      'Dust, rust or glazed pads (possible): typical in the morning, in damp weather or with new pads',
      'Dry or sticking caliper guides (possible): the pads then rub on one side',
    ],
    recommendations: [
      'Look through the wheel at the pads: less than about 3 mm of lining means they need replacing.',
      'If the squeal turns into grinding, do not drive on.',
      'Consult a qualified mechanic and show this description to them.',
    ],
    category: 'braking',
    secondCategory: null,
    drivingAdvice: 'soon',
    drivingAdviceReason:
      'Have this checked within the next few days, before it gets worse: squealing when braking.',
    symptoms: ['Squealing when braking'],
    codes: [],
    causeDetails: [
      {
        text: 'Worn brake pads',
        likelihood: 'likely',
        why: 'a wear indicator starts to squeal when little lining is left',
      },
      {
        text: 'Dust, rust or glazed pads',
        likelihood: 'possible',
        why: 'typical in the morning, in damp weather or with new pads',
      },
      {
        text: 'Dry or sticking caliper guides',
        likelihood: 'possible',
        why: 'the pads then rub on one side',
      },
    ],
  });
});

test(
  'a whole assessment in Latvian, of a car with a high mileage and a fault code',
  { tags: ['GEN-08', 'ENT-32'] },
  () => {
    const vehicle = { mileage: 150_000, fuelType: 'gasoline' } as const;
    expect(assessOffline({ description: 'motors raustās un P0301', language: 'lv', vehicle })).toEqual({
      source: 'engine',
      summary:
        'Izklausās pēc dzinēja vai degvielas sistēmas problēmas: dzinējs raustās vai strādā ar izlaidumiem',
      questions: [
        'Vai „check engine” lampiņa deg pastāvīgi vai mirgo?',
        'Vai raustās slodzē, vienmērīgā gaitā vai vienmēr?',
        'Vai mitrā laikā ir sliktāk?',
        'Kad pirmo reizi to pamanījāt, un vai kopš tā laika ir kļuvis sliktāk?',
        'Vai tas notiek vienmēr vai tikai noteiktos apstākļos (auksts dzinējs, liels ātrums, lietus)?',
        'Vai instrumentu panelī deg kāda brīdinājuma lampiņa, un kura?',
        'Vai pēc stāvēšanas zem auto paliek plankumi vai peļķes?',
      ],
      causes: [
        'P0301: Aizdedzes izlaidumi 1. cilindrā (visticamāk): jūs norādījāt šo kļūdas kodu',
        'Aizdedzes spole vai sveces (visticamāk): biežākais izlaidumu iemesls benzīna dzinējos',
        'Zema kompresija cilindrā (mazāk ticami): ja sveces un spoles ir kārtībā',
      ],
      recommendations: [
        'Nobraukums ir 150\u00a0000\u00a0km: pajautājiet mehāniķim, kad pēdējo reizi mainīta zobsiksna ar spriegotāju, ja dzinējam ir siksna.',
        'Ja „check engine” lampiņa mirgo, apstājieties, tiklīdz tas ir droši, un izslēdziet dzinēju: nesadegusi degviela pārkarsē katalizatoru.',
        'Pastāstiet mehāniķim, kad pēdējo reizi mainītas sveces.',
        'Parādiet kļūdas kodu autoservisā un, pirms maina detaļas, pajautājiet, kas ir izmērīts.',
        'Aprunājieties ar kvalificētu mehāniķi un parādiet viņam šo aprakstu.',
      ],
      category: 'engine_fuel',
      secondCategory: null,
      drivingAdvice: 'soon',
      drivingAdviceReason:
        'Lieciet to pārbaudīt tuvākajās dienās, pirms kļūst sliktāk: dzinējs raustās vai strādā ar izlaidumiem.',
      symptoms: ['Dzinējs raustās vai strādā ar izlaidumiem'],
      codes: [{ code: 'P0301', meaning: 'Aizdedzes izlaidumi 1. cilindrā' }],
      causeDetails: [
        {
          text: 'P0301: Aizdedzes izlaidumi 1. cilindrā',
          likelihood: 'likely',
          why: 'jūs norādījāt šo kļūdas kodu',
        },
        {
          text: 'Aizdedzes spole vai sveces',
          likelihood: 'likely',
          why: 'biežākais izlaidumu iemesls benzīna dzinējos',
        },
        {
          text: 'Zema kompresija cilindrā',
          likelihood: 'less_likely',
          why: 'ja sveces un spoles ir kārtībā',
        },
      ],
    });
  },
);

test('a whole assessment of words that name no problem', () => {
  expect(assessOffline({ description: 'hello', language: 'en' })).toEqual({
    source: 'engine',
    summary: "I'll need more information to better understand this issue",
    questions: [
      'When did you first notice it, and has it become worse since then?',
      'Does it happen every time or only in certain conditions (cold engine, high speed, rain)?',
      'Are any warning lights on in the instrument panel, and which ones?',
      'When was the last service, and at what mileage?',
      'Are there any spots or puddles under the car after it has been parked?',
    ],
    causes: [
      'The description does not point to one system yet (possible): your answers to the questions will narrow it down',
    ],
    recommendations: [
      'Note when it happens, how long it lasts and what you were doing; a photo or a short video helps.',
      'If the car brakes, steers or accelerates differently than usual, do not drive until it has been checked.',
      'Consult a qualified mechanic and show this description to them.',
    ],
    category: 'other',
    secondCategory: null,
    drivingAdvice: 'soon',
    drivingAdviceReason:
      'I cannot tell from this whether you may drive. Until the car has been checked, drive only if nothing smells, smokes or feels different; have it checked within the next few days.',
    symptoms: [],
    codes: [],
    causeDetails: [
      {
        text: 'The description does not point to one system yet',
        likelihood: 'possible',
        why: 'your answers to the questions will narrow it down',
      },
    ],
  });
});

test('a whole assessment of a danger, of a car without an engine', () => {
  const description = 'there is a burning smell and the battery light is on';
  expect(assessOffline({ description, language: 'en', vehicle: { fuelType: 'electric' } })).toEqual({
    source: 'engine',
    summary: 'This sounds like a problem with the electrical system: battery light on while driving',
    questions: [
      'Is the steering heavier or the temperature higher than usual?',
      'How old is the battery?',
      'Does it happen with the engine running, with it off, or both?',
      'When did you first notice it, and has it become worse since then?',
      'Does it happen every time or only in certain conditions (cold engine, high speed, rain)?',
      'Are any warning lights on in the instrument panel, and which ones?',
      'When was the last service, and at what mileage?',
    ],
    causes: ['Voltage regulator or a bad cable (possible): the lamp then flickers'],
    recommendations: [
      'Stop, hazard lights on, engine off; everyone out on the side away from the traffic, move away from the car and behind the barrier; call 112 if you see fire or smoke, and do not open the hood.',
      'If the steering gets heavy or the temperature rises, stop and switch the engine off: the belt may be broken.',
      'Consult a qualified mechanic and show this description to them.',
    ],
    category: 'electrical',
    secondCategory: null,
    drivingAdvice: 'stop_driving',
    drivingAdviceReason: 'Smoke, sparks or a burning smell can mean that a fire is starting.',
    symptoms: ['Battery light on while driving'],
    codes: [],
    causeDetails: [
      { text: 'Voltage regulator or a bad cable', likelihood: 'possible', why: 'the lamp then flickers' },
    ],
  });
});
