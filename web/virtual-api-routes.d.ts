declare module 'virtual:api-routes' {
  import type { Procedure } from '#domain/calls.ts';
  /** Made from domain/contract.ts by tools/vite-api-routes.ts. */
  export const apiRoutes: Record<Procedure, [method: string, path: string]>;
  /** Of the shapes of what is answered. */
  export const apiVersion: string;
  /** What may wait for a network, from domain/nouns.ts. */
  export const queuedProcedures: readonly Procedure[];
}
