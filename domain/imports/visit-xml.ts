import sax from 'sax';

export type Attributes = Partial<Record<string, string>>;
type Visitor = {
  open?: (name: string, attributes: Attributes) => void;
  /** @param text directly in the element, up to this end of one */
  close?: (name: string, text: string) => void;
};

/** Throws for what is damaged. The library expands no entities of a file's own. */
export function visitXml(text: string, { open, close }: Visitor): void {
  const parser = sax.parser(true, { trim: false });
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  let own = '';
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    own = '';
    open?.(plain(name), attributes);
  };
  parser.ontext = parser.oncdata = (part) => (own += part);
  parser.onclosetag = (name) => {
    close?.(plain(name), own);
    own = '';
  };
  parser.write(text).close();
}

type Element = Record<string, unknown>;
const DEPTH_MAX = 50;

/**
 * As its elements would be in JSON: one without others is its text, and one that stands several times in any of its
 * parents is a list in all of them. Throws for what is damaged.
 */
export function jsonOfXml(text: string): unknown {
  const root = Object.create(null) as Element;
  const open: Element[] = [root];
  const path: string[] = [];
  const lists = new Set<string>();
  visitXml(text, {
    open(name, attributes) {
      if (open.length > DEPTH_MAX) throw new Error('Too deep');
      open.push(Object.assign(Object.create(null) as Element, attributes));
      path.push(name);
    },
    close(name, own) {
      const element = open.pop()!;
      const words = own.trim();
      const value =
        Object.keys(element).length === 0 ? words : words === '' ? element : { ...element, '': words };
      const parent = open.at(-1)!;
      const before = parent[name];
      if (before !== undefined) lists.add(path.join('/'));
      path.pop();
      if (Array.isArray(before)) before.push(value);
      else parent[name] = before === undefined ? value : [before, value];
    },
  });
  listAlike(root, '', lists);
  return root;
}

/** A list of one, where others of its name have more. */
function listAlike(element: Element, path: string, lists: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(element)) {
    const own = path === '' ? name : `${path}/${name}`;
    const all = Array.isArray(value) ? value : [value];
    if (lists.has(own)) element[name] = all;
    for (const one of all) if (typeof one === 'object' && one !== null) listAlike(one as Element, own, lists);
  }
}
