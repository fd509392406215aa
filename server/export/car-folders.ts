const NAME_MAX = 60;

/** Names that every file system takes; two cars of one name get numbers. */
export function carFolders<Car extends { name: string }>(
  cars: readonly Car[],
): { car: Car; folder: string }[] {
  const taken = new Set<string>();
  return cars.map((car) => {
    const cleaned = car.name
      .replaceAll(/[\\/:*?"<>|\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, NAME_MAX)
      .replaceAll(/^[.\s]+|[.\s]+$/g, '');
    const base = cleaned || 'Car';
    let folder = base;
    for (let n = 2; taken.has(folder.toLowerCase()); n += 1) folder = `${base} (${n})`;
    taken.add(folder.toLowerCase());
    return { car, folder };
  });
}
