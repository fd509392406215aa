/** Compiled messages for `createWords`. */
declare module 'virtual:words/en' {
  import type { Messages } from '#domain/language/words.ts';

  const messages: Messages;
  export default messages;
}

/** URL of the same, as JSON. */
declare module 'virtual:words/lv' {
  const url: string;
  export default url;
}
