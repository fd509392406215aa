/** In place of what a device keeps of its reads, which listens to events of a page: nothing is kept. */
export const readKept = async (): Promise<null> => null;
export const keepRead = (): void => {};
export const forgetReads = async (): Promise<void> => {};
