import type { DocumentKind } from '#domain/documents/schema.ts';
import type { ReminderKind } from '#domain/reminders/schema.ts';
import type { Scene } from './draw.ts';

export type Problem = {
  says: string;
  days: number;
  picture?: Scene;
  answers?: string[];
  again?: number[];
  status?: 'processing';
};
export type Work = {
  title: string;
  days: number;
  cost: number;
  km: number;
  kind: 'service' | 'repair' | 'tyres' | 'inspection';
  garage: string;
  /** Positions in the car's list of problems. */
  fixes?: number[];
  eases?: number[];
  receipt?: true;
};
export type Duty = {
  title: string;
  kind: ReminderKind;
  /** Days from today. */
  due?: number;
  km?: number;
  months?: number;
  everyKm?: number;
};
export type Paper = {
  title: string;
  kind: DocumentKind;
  company?: string;
  number: string;
  /** Days from today. */
  from: number;
  to?: number;
  cost?: number;
};
export type DemoCar = {
  brand: string;
  model: string;
  year: number;
  nickname?: string;
  plate: string;
  km: number;
  fuel: 'diesel' | 'gasoline' | 'hybrid';
  gearbox: 'manual' | 'automatic';
  body: string;
  problems: Problem[];
  works: Work[];
  duties: Duty[];
  papers?: Paper[];
};

export const demoCars: readonly DemoCar[] = [
  {
    brand: 'Volvo',
    model: 'V70',
    year: 2012,
    nickname: 'Old Blue',
    plate: 'KA-1234',
    km: 248_300,
    fuel: 'diesel',
    gearbox: 'manual',
    body: '#1f5f7a',
    problems: [
      {
        says: 'The front brakes squeal when I stop at a light, louder in the morning',
        days: 4,
        picture: 'wheel',
        answers: ['About two weeks ago', 'Front left, I think'],
      },
      { says: 'Clunk from the front over speed bumps', days: 30, again: [20, 9], status: 'processing' },
      {
        says: 'Battery light came on while driving and the lights went dim',
        days: 410,
        picture: 'dashboard',
      },
      { says: 'White smoke from the exhaust on cold mornings and the coolant keeps dropping', days: 205 },
      { says: 'Clunk from the front over speed bumps', days: 300 },
    ],
    works: [
      {
        title: 'New alternator and belt',
        days: 402,
        cost: 389.9,
        km: 231_050,
        kind: 'repair',
        garage: 'Motors & Sons',
        fixes: [2],
        receipt: true,
      },
      {
        title: 'Thermostat housing and coolant',
        days: 196,
        cost: 164,
        km: 239_800,
        kind: 'repair',
        garage: 'Motors & Sons',
        eases: [3],
      },
      {
        title: 'Oil, filters and brake fluid',
        days: 120,
        cost: 178.5,
        km: 243_100,
        kind: 'service',
        garage: 'Ātrais serviss',
        receipt: true,
      },
      { title: 'Winter tires fitted', days: 22, cost: 40, km: 247_600, kind: 'tyres', garage: 'Riepu nams' },
      {
        title: 'Technical inspection',
        days: 760,
        cost: 32.7,
        km: 214_400,
        kind: 'inspection',
        garage: 'CSDD',
      },
    ],
    duties: [
      { title: 'Oil and filter', kind: 'oil', due: 245, km: 258_100, months: 12, everyKm: 15_000 },
      { title: 'Technical inspection', kind: 'inspection', due: 5, months: 12 },
      { title: 'Cabin filter', kind: 'filter', due: -12, months: 24 },
      { title: 'Timing belt', kind: 'belt', km: 260_000 },
    ],
    papers: [
      {
        title: 'OCTA',
        kind: 'octa',
        company: 'Baltic Mutual',
        number: 'OC-204-118',
        from: -346,
        to: 19,
        cost: 94.5,
      },
      {
        title: 'Warranty of the alternator',
        kind: 'warranty',
        company: 'Motors & Sons',
        number: '5521',
        from: -402,
        to: 329,
      },
      { title: 'Registration certificate', kind: 'registration', number: 'AF 0381127', from: -1_900 },
    ],
  },
  {
    brand: 'Toyota',
    model: 'Yaris',
    year: 2019,
    plate: 'MB-88',
    km: 61_200,
    fuel: 'hybrid',
    gearbox: 'automatic',
    body: '#a3312b',
    problems: [{ says: 'Musty smell from the air conditioning', days: 12 }],
    works: [
      {
        title: 'Yearly service',
        days: 90,
        cost: 215,
        km: 58_900,
        kind: 'service',
        garage: 'Toyota centrs',
        receipt: true,
      },
    ],
    duties: [{ title: 'Brake fluid', kind: 'brakes', due: 6, months: 24 }],
  },
  {
    brand: 'Škoda',
    model: 'Octavia',
    year: 2007,
    nickname: 'The workhorse',
    plate: 'LV-2007',
    km: 312_000,
    fuel: 'gasoline',
    gearbox: 'manual',
    body: '#5a6b4a',
    problems: [],
    works: [],
    duties: [],
  },
];
