/** Compiled messages for `createWords`. */
declare module 'virtual:words/en' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}

/** URL of the same, as JSON. */
declare module 'virtual:words/lv' {
  const url: string;
  export default url;
}
