declare module 'virtual:api-routes' {
  import type { Procedure } from '#domain/calls.ts';
  /** Made from domain/contract.ts by tools/vite-api-routes.ts. */
  export const apiRoutes: Record<Procedure, [method: string, path: string]>;
  /** Hash of the response shapes. */
  export const apiVersion: string;
  /** Writes that can be queued offline, from domain/nouns.ts. */
  export const queuedProcedures: readonly Procedure[];
}
