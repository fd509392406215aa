type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export type Placeholder = 'id' | 'title' | 'message' | 'link';

const PLACEHOLDER = /\{(id|title|message|link)\}/g;

export const DEFAULT_TEMPLATE = '{"title": "{title}", "message": "{message}", "link": "{link}"}';

export function isTemplate(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}

/** Placeholders are replaced in the parsed template, so that values cannot change its structure. */
export function filledTemplate(template: string, values: Record<Placeholder, string>): string {
  const fill = (part: Json): Json => {
    if (typeof part === 'string')
      return part.replace(PLACEHOLDER, (_whole, name: Placeholder) => values[name]);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, fill(value)]));
  };
  return JSON.stringify(fill(JSON.parse(template) as Json));
}
