const NAME_MAX = 60;

/** Without what some file system refuses. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');

/** Folder names that every file system accepts; cars of the same name get numbers. */
export function carFolders<Car extends { name: string }>(
  cars: readonly Car[],
): { car: Car; folder: string }[] {
  const used = new Set<string>();
  const numbers = new Map<string, number>();
  return cars.map((car) => {
    const base = safeName(car.name) || 'Car';
    let folder = base;
    let number = numbers.get(base) ?? 1;
    while (used.has(folder.toLowerCase())) folder = `${base} (${(number += 1)})`;
    numbers.set(base, number);
    used.add(folder.toLowerCase());
    return { car, folder };
  });
}
