/** What an import of an export has brought. */
export type Imported = {
  cars: number;
  issues: number;
  repairs: number;
  files: number;
  /** Records that could not be imported. `place` is where in the document, such as `issues.12.title`. */
  rejected: { place: string; name: string }[];
};
