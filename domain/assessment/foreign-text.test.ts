import { expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import { UNREAD } from './knowledge/summaries.ts';
import { STOPS, type StopId } from './knowledge/stops.ts';

const assess = (description: string) => assessOffline({ description, language: 'lv' });

test.each([
  'машина не заводится, дыма нет',
  'дыма не было, мотор стучит',
  'горел свет всю ночь',
  'Sveiki, man ir jautājums par manu auto: скрипят дворники',
  'загорелся чек, что делать?',
  'Тормоза новые, машина не едет',
  'mashina ne zavoditsya',
  'automobilis nevažiuoja, stabdžiai neveikia',
  'mootorist tuleb suitsu',
  'nie działają hamulce',
  'Rauch kommt aus dem Motor, ich kann nicht bremsen',
  'La voiture fait un bruit étrange',
  'Das Auto macht beim Bremsen komische Geräusche',
  'Машина странно себя ведёт',
  'ma voiture ne démarre pas, fumée sous le capot',
])('a text in a language that is not read gets no verdict and no questions: %s', (text) => {
  const { drivingAdvice, drivingAdviceReason, questions } = assess(text);
  expect([drivingAdvice, drivingAdviceReason, questions]).toEqual(['unread', UNREAD.reason.lv, []]);
});

test.each<[StopId, string]>([
  ['overheating', 'из под капота пар, загорелась красная лампочка температуры'],
  ['overheating', 'мотор перегрелся'],
  ['fire', 'горит машина'],
  ['burning', 'дым из под капота'],
  ['brakes', 'не тормозит'],
  ['brakes', 'tormoza ne rabotajut'],
  ['steering', 'руль заклинило'],
  ['wheel', 'отваливается колесо'],
  ['oil', 'горит красная масленка'],
  ['fuel', 'запах бензина в салоне'],
  ['gas', 'пахнет газом'],
  ['overheating', 'stāvu uz A2, из под капота пар'],
  ['burning', 'Sveiki, man ir jautājums par manu auto: дым из под капота'],
  ['brakes', 'Hello, I have a question about my car: отказали тормоза'],
  ['fire', 'Man ir Golf, dīzelis, 2012. gads, горит машина'],
  ['fire', 'загорелась машина, лампа на панели'],
  ['fire', 'горит чек, машина горит'],
  ['brakes', 'горит красная лампа тормозов'],
  ['brakes', 'педаль тормоза проваливается'],
  ['overheating', 'закипел мотор'],
  ['overheating', 'закипела'],
  ['burning', 'запах гари'],
  ['fumes', 'угарный газ, болит голова'],
  ['tire', 'лопнула шина на ходу'],
  ['surging', 'заклинило педаль газа'],
  ['crossing', 'застрял на переезде поезд'],
  ['rolling', 'машина катится с горки'],
  ['crash', 'авария, люди ранены'],
  ['collapsed', 'муж потерял сознание'],
])('a plain danger in Russian has its steps, %s: %s', (stop, text) => {
  const { drivingAdvice, drivingAdviceReason } = assess(text);
  expect([drivingAdvice, drivingAdviceReason]).toEqual(['stop_driving', STOPS[stop].reason.lv]);
});

test.each([
  'mašīnai tormozi vairs netur',
  'zaglohla uz krustojuma un vairs nelec',
  'vai E10 der 2008. gada Yaris',
  'Citroën C4 rattles when cold',
  'Citroën rattles',
  'Citroën nestartē',
  'Mégane čīkst',
  'Mégane wipers streak',
  'temperatūra 120º',
  'Temperature 90º',
])('loan words and names are of a text that is read: %s', (text) => {
  expect(assess(text).drivingAdvice).not.toBe('unread');
});
