const NAME_MAX = 60;

/** Folder names that every file system accepts; cars of the same name get numbers. */
export function carFolders<Car extends { name: string }>(
  cars: readonly Car[],
): { car: Car; folder: string }[] {
  const used = new Set<string>();
  return cars.map((car) => {
    const cleaned = car.name
      .replaceAll(/[\\/:*?"<>|\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, NAME_MAX)
      .replaceAll(/^[.\s]+|[.\s]+$/g, '');
    const base = cleaned || 'Car';
    let folder = base;
    for (let n = 2; used.has(folder.toLowerCase()); n += 1) folder = `${base} (${n})`;
    used.add(folder.toLowerCase());
    return { car, folder };
  });
}
