/** What is used of the library, which brings no types of its own; `paths` of tsconfig.base.json points here. */
type Parser = {
  onerror: (error: Error) => void;
  onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
  onclosetag: (name: string) => void;
  ontext: (text: string) => void;
  oncdata: (text: string) => void;
  write(text: string): Parser;
  close(): Parser;
};

declare const sax: { parser(isStrict: boolean, options: { trim: boolean }): Parser };
// oxlint-disable-next-line import/no-default-export -- a CommonJS module without named exports
export default sax;
