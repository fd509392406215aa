import { countText, fillText, moneyText, sumByCurrency } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { costOf } from './fill-lines.ts';
import { EVER } from './spans.ts';
import { repairsAsked, within } from './selection.ts';
import { type Asked, cannotTell, headOf, spanName } from './wording.ts';

/** Repairs and fuel together, with both parts; a garage or an amount would restrict the repairs alone. */
export function runningCosts(asked: Asked): string {
  const { facts, frame, language } = asked;
  const { fills } = facts;
  if (!fills || frame.garages.length > 0) return cannotTell(asked);
  const money = (amounts: Parameters<typeof sumByCurrency>[0]) =>
    moneyText(sumByCurrency(amounts), facts.currency, language);
  const periods = frame.spans.length > 0 ? frame.spans : [EVER];
  const lines = periods.map((span) => {
    const repairs = within(repairsAsked(facts, frame), span);
    const filled = within(fills, span);
    const paid = repairs.map(({ cost }) => cost);
    const fuel = filled.map(costOf);
    const missing = [...paid, ...fuel].filter((cost) => cost === null).length;
    const text = fillText(ASKED.runningCosts, language, {
      period: spanName(span, language),
      sum: money([...paid, ...fuel]),
      repairs: `${money(paid)} (${countText(repairs.length, 'repair', language)})`,
      fuel: `${money(fuel)} (${countText(filled.length, 'fill', language)})`,
    });
    return missing > 0 ? `${text} ${fillText(ASKED.withoutCost, language, { n: missing })}` : text;
  });
  return [...headOf(asked), ...lines].join('\n');
}
