import { expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import { UNREAD } from './knowledge/summaries.ts';
import { STOPS, type StopId } from './knowledge/stops.ts';

const assess = (description: string) => assessOffline({ description, language: 'lv' });

test.each([
  'машина не заводится, дыма нет',
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
])('a plain danger in Russian has its steps, %s: %s', (stop, text) => {
  const { drivingAdvice, drivingAdviceReason } = assess(text);
  expect([drivingAdvice, drivingAdviceReason]).toEqual(['stop_driving', STOPS[stop].reason.lv]);
});

test.each([
  'mašīnai tormozi vairs netur',
  'zaglohla uz krustojuma un vairs nelec',
  'vai E10 der 2008. gada Yaris',
  'Citroën C4 rattles when cold',
])('loan words and names are of a text that is read: %s', (text) => {
  expect(assess(text).drivingAdvice).not.toBe('unread');
});
