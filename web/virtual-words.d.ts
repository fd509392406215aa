/** URL of a language's compiled messages (JSON), for `fetch` and `createWords`. */
declare module 'virtual:words/*' {
  const url: string;
  export default url;
}
