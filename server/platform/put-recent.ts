/** Sets a value as the latest one, and drops the oldest beyond `most`. */
export function putRecent<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value!);
}
