import * as z from 'zod/mini';
import type { Procedure } from '#domain/calls.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf } from '#tests/client.ts';
import type { Dice } from './dice.ts';

type Fields = Record<string, unknown>;
export type Shape = {
  type?: string | string[];
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
};

const shapes = new Map<Procedure, Shape>();

/** The shape of an input, as the API's document has it. */
export function shapeOf(procedure: Procedure): Shape {
  let shape = shapes.get(procedure);
  if (!shape) {
    const schema = definitionOf(procedure).inputSchema as unknown as z.core.$ZodType;
    shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    shapes.set(procedure, shape);
  }
  return shape;
}

const scraps = [
  'eļļa un filtrs',
  ' ',
  '\n',
  '\t',
  '\r\n',
  '=1+2',
  '"',
  "'; drop table cars; --",
  '\\',
  ',;',
  '</script>',
  '🚗',
  '👨‍👩‍👧',
  'e\u0301',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\u0000',
  '\u0007',
  '\ud800',
  '\uffff',
  '__proto__',
  'null',
  '0',
  '-1e999',
  '漢',
  '%00',
  '$&',
];

const text = ({ minLength = 0, maxLength = 40 }: Shape, random: Dice): string => {
  const length = random.chance(0.03) ? maxLength : minLength + random.below(Math.min(maxLength, 40));
  let made = '';
  while (made.length < length) made += random.pick(scraps);
  return made.slice(0, length);
};

const two = (value: number) => String(value).padStart(2, '0');
const day = (random: Dice) => {
  const year = random.chance(0.1) ? random.pick([1, 999, 1900, 9999]) : 2015 + random.below(14);
  return `${String(year).padStart(4, '0')}-${two(1 + random.below(12))}-${two(1 + random.below(31))}`;
};
const time = (random: Dice) => `${two(random.below(24))}:${two(random.below(60))}`;

function worded(shape: Shape, random: Dice): string {
  if (shape.format === 'uuid') return newId();
  if (shape.format === 'date-time') return `${day(random)}T${time(random)}:00.00${random.below(10)}Z`;
  if (shape.pattern?.includes('A-Z]{3}')) return random.pick(['EUR', 'JPY', 'BHD', 'CLF', 'XXX', 'QQQ']);
  if (shape.pattern === '^\\d\\d-\\d\\d$') return day(random).slice(5);
  if (shape.pattern) return time(random);
  return shape.maxLength === undefined ? day(random) : text(shape, random);
}

function counted({ minimum = 0, exclusiveMinimum, maximum = 1e6 }: Shape, isWhole: boolean, random: Dice) {
  const least = exclusiveMinimum === undefined ? minimum : 0.001;
  const value = random.pick([least, maximum, least + random.below(Math.min(maximum - least, 1e6) + 1)]);
  return isWhole ? value : random.pick([value, Math.min(maximum, value + random.below(1000) / 1000)]);
}

/** A value of the shape, more often than not a strange one; rules that the shape does not tell may refuse it. */
export function fitting(shape: Shape, random: Dice): unknown {
  if (shape.anyOf) return fitting(random.pick(shape.anyOf), random);
  if (shape.enum) return random.pick(shape.enum);
  if ('const' in shape) return shape.const;
  switch (Array.isArray(shape.type) ? random.pick(shape.type) : (shape.type ?? 'null')) {
    case 'string':
      return worded(shape, random);
    case 'integer':
      return counted(shape, true, random);
    case 'number':
      return counted(shape, false, random);
    case 'boolean':
      return random.chance(0.5);
    case 'array': {
      const length = Math.max(shape.minItems ?? 0, random.below(Math.min(shape.maxItems ?? 4, 4)));
      return Array.from({ length }, () => fitting(shape.items!, random));
    }
    case 'object': {
      const isIn = (name: string) => shape.required?.includes(name) || random.chance(0.7);
      const names = Object.keys(shape.properties ?? {}).filter(isIn);
      return Object.fromEntries(names.map((name) => [name, fitting(shape.properties![name]!, random)]));
    }
    default:
      return null;
  }
}

/** An input that fits the API's shape: the given one with most of its other fields replaced. */
export function bentToFit(procedure: Procedure, given: Fields, kept: Fields, random: Dice): Fields {
  const { inputSchema } = definitionOf(procedure);
  const { properties = {} } = shapeOf(procedure);
  let input = { ...given, ...kept };
  for (const name of Object.keys(properties)) {
    if (name in kept || random.chance(0.2)) continue;
    const bent = { ...input, [name]: fitting(properties[name]!, random) };
    if (inputSchema!.safeParse(bent).success) input = bent;
  }
  return input;
}
