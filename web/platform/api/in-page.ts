import type { Input, Output, Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Media, MediaPurpose } from '#domain/media/schema.ts';

/** Answers instead of the server in the demo, which uses neither the network nor the device's storage. */
export type InPage = {
  call: <P extends Procedure>(procedure: P, input: Input<P>) => Promise<Output<P>>;
  /** @throws ApiError for what it cannot show */
  keepFile: (id: Id, file: Blob, purpose: MediaPurpose) => Media;
  /** Says that an action needs an account. */
  askForAccount: () => void;
};

let page: InPage | null = null;

/** Null outside the demo. */
export const inPage = (): InPage | null => page;

/** Before anything is read or stored. */
export const answerInPage = (by: InPage): void => void (page = by);
